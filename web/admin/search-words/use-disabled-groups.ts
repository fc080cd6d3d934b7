import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { readError, useData } from '../app/use-data.ts'
import { useSettingsChange } from '../app/use-settings-change.ts'
import { showDone, showFailure } from '../ui/toast.tsx'

interface SwitchedGroup {
  id: string
  title: string
}

const { read } = contentEndpoints(settings)

/** Built-in groups that are turned off. A change shows at once; saves follow one another. */
export function useDisabledGroups() {
  const t = useTranslations('searchWords.useDisabledGroups')
  const { data, error, refetch } = useData(read, {})
  const changeSettings = useSettingsChange()
  /** Switches that are not saved yet: id to whether the group is off. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const saves = useRef(Promise.resolve())

  const disabled = new Set(data?.settingsData.disabledVocabularyGroups)
  for (const [id, isOff] of pending) {
    if (isOff) disabled.add(id)
    else disabled.delete(id)
  }

  async function save({ id, title }: SwitchedGroup, isOff: boolean): Promise<void> {
    try {
      await changeSettings(({ disabledVocabularyGroups: before }) => {
        const others = before.filter((other) => other !== id)
        return { disabledVocabularyGroups: isOff ? [...others, id] : others }
      })
      showDone(isOff ? t('off', { title }) : t('on', { title }), {
        onUndo: () => turn({ id, title }, !isOff),
      })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await refetch()
    setPending((before) => new Map([...before].filter(([other]) => other !== id)))
  }

  function turn(group: SwitchedGroup, isOff: boolean): void {
    setPending((before) => new Map([...before, [group.id, isOff]]))
    saves.current = saves.current.then(() => save(group, isOff))
  }

  return { disabled, isLoaded: data !== undefined, error, refetch, turn }
}
