import { contentEndpoints } from '../../../domain/api/content.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import { attempt } from '../ui/toast.tsx'
import { useUndo } from '../ui/use-undo.ts'

type ShopSettings = RecordResponse<typeof settings>

/** Fields to save, computed from the present settings; null changes nothing. */
type Change = (present: ShopSettings) => Partial<ShopSettings> | null

interface ChangeUndo {
  /** Success messages of the change and of its undo. */
  done: string
  restored: string
  revert: Change
}

const { read, update } = contentEndpoints(settings)
/** More conflicts in a row cannot come from people. */
const MAX_ATTEMPTS = 5

/**
 * Saves a change of the settings and offers its undo. If somebody else saves at the same time,
 * either is computed again from theirs, so that nothing is lost. Returns false if there was nothing
 * to change.
 */
export function useSettingsChange(): (change: Change, undo: ChangeUndo) => Promise<boolean> {
  const api = useApi()
  const offerUndo = useUndo()

  async function save(change: Change): Promise<ShopSettings[]> {
    for (let attempt = 1; ; attempt++) {
      const { settingsData } = await api.call(read, {})
      const fields = change(settingsData)
      if (fields === null) return []
      try {
        const options = { version: settingsData.version }
        return [(await api.call(update, {}, fields, options)).settingsData]
      } catch (thrown) {
        if (readError(thrown).status !== 409 || attempt === MAX_ATTEMPTS) throw thrown
      }
    }
  }

  return async (change, { revert, ...texts }) => {
    const isChanged = (await save(change)).length > 0
    if (isChanged) offerUndo({ ...texts, undo: () => save(revert) })
    return isChanged
  }
}

/**
 * Adds a value to a list of the settings or removes it, with an undo; a refusal is shown. `describe`
 * is the success message of either.
 */
export function useSettingsSwitch(list: 'languages' | 'disabledVocabularyGroups') {
  const changeSettings = useSettingsChange()
  const switchTo =
    (value: string, isListed: boolean) =>
    ({ [list]: before }: ShopSettings) => {
      const others = before.filter((other) => other !== value)
      return { [list]: isListed ? [...others, value] : others }
    }
  return (value: string, isListed: boolean, describe: (isListed: boolean) => string) =>
    attempt(() =>
      changeSettings(switchTo(value, isListed), {
        done: describe(isListed),
        restored: describe(!isListed),
        revert: switchTo(value, !isListed),
      }),
    )
}
