import { useTranslations } from 'use-intl'
import { addSynonym, revertLines } from '../../../domain/search/synonym-lines.ts'
import { readError } from '../app/use-data.ts'
import { useSettingsChange } from '../app/use-settings-change.ts'
import { showDone, showFailure } from '../ui/toast.tsx'

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

  async function revert(change: LineChange): Promise<void> {
    try {
      const saved = await changeSettings(({ synonyms }) => {
        const lines = revertLines(synonyms, change)
        return lines === synonyms ? null : { synonyms: [...lines] }
      })
      if (saved === null) showFailure(t('conflict'))
      else showDone(t('removed'))
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
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
    showDone(t('saved', { words, other }), {
      onUndo: () => void revert(change),
    })
    return true
  }
}
