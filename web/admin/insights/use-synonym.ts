import { useTranslations } from 'use-intl'
import { addSynonym, revertLines } from '../../../domain/search/synonym-lines.ts'
import { ApiError } from '../app/api-client.ts'
import { useSettingsChange } from '../content/use-settings-change.ts'

/**
 * Adds a synonym to the settings, with undo. Resolves to false if the two words were synonyms
 * already; rejects with the server's error.
 */
export function useSynonym() {
  const t = useTranslations('insights.useSynonym')
  const changeSettings = useSettingsChange()

  return (words: string, other: string): Promise<boolean> => {
    let before: readonly string[] = []
    let after: readonly string[] = []
    return changeSettings(
      ({ synonyms }) => {
        before = synonyms
        after = addSynonym(synonyms, words, other)
        return after === before ? null : { synonyms: [...after] }
      },
      {
        done: t('saved', { words, other }),
        restored: t('removed'),
        revert: ({ synonyms }) => {
          const lines = revertLines(synonyms, { before, after })
          if (lines === synonyms) throw new ApiError(409, t('conflict'))
          return { synonyms: [...lines] }
        },
      },
    )
  }
}
