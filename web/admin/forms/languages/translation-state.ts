import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { slotsOf } from '../fields/field-forms.ts'
import { isSame, readTexts } from '../form-values.ts'
import { rowsInLanguage, translationKey } from './translation-keys.ts'
import { isMissing } from './translation-slots.ts'
import type { OutdatedFields } from './translation-values.ts'

export interface TranslationCounts {
  /** Texts without a translation. */
  missing: number
  /** Fields whose original has changed since. */
  outdated: number
}

interface TranslationState {
  type: ContentType
  values: Readonly<Record<string, unknown>>
  /** Values that the record has. */
  stored: Readonly<Record<string, unknown>>
  outdated: OutdatedFields
}

/** True for an outdated translation that is not changed in the form. */
export function isOutdated(
  { values, stored, outdated }: Omit<TranslationState, 'type'>,
  name: string,
  language: Language,
): boolean {
  const key = translationKey(name, language)
  return outdated[language]?.includes(name) === true && isSame(values[key], stored[key])
}

/** Counts of missing and outdated texts in the given fields. */
export function countTranslations(
  state: TranslationState,
  names: readonly string[],
  language: Language,
): TranslationCounts {
  const { type, values } = state
  const counts = { missing: 0, outdated: 0 }
  for (const name of rowsInLanguage(type, [names], language).flat()) {
    const field = type.fields[name]
    if (field === undefined) continue
    const texts = readTexts(values[translationKey(name, language)])
    const missing = slotsOf(field, values[name]).filter((slot) => isMissing(slot, texts, language))
    counts.missing += missing.length
    if (isOutdated(state, name, language)) counts.outdated += 1
  }
  return counts
}
