import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { addSynonym, revertLines } from '../../../domain/search/synonym-lines.ts'
import { ApiError } from '../app/api-client.ts'
import { useSettingsChange } from '../app/use-settings-change.ts'
import { useUndo } from '../ui/use-undo.ts'

/** Lines of synonyms before and after a change. */
interface LineChange {
  before: readonly string[]
  after: readonly string[]
}

/**
 * Adds a synonym to the settings, with undo. Resolves to false if the two words were synonyms
 * already; rejects with the server's error.
 */
export function useSynonym() {
  const t = useTranslations('insights.useSynonym')
  const changeSettings = useSettingsChange()
  const offerUndo = useUndo()

  async function revert(change: LineChange): Promise<AnyRecord[]> {
    const saved = await changeSettings(({ synonyms }) => {
      const lines = revertLines(synonyms, change)
      return lines === synonyms ? null : { synonyms: [...lines] }
    })
    if (saved === null) throw new ApiError(409, t('conflict'))
    return [saved]
  }

  return async function save(words: string, other: string): Promise<boolean> {
    let before: readonly string[] = []
    const saved = await changeSettings(({ synonyms }) => {
      before = synonyms
      const lines = addSynonym(synonyms, words, other)
      return lines === synonyms ? null : { synonyms: [...lines] }
    })
    if (saved === null) return false
    const change = { before, after: saved.synonyms }
    offerUndo({
      done: t('saved', { words, other }),
      undo: () => revert(change),
      restored: t('removed'),
    })
    return true
  }
}
