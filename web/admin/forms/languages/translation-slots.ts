import { isShippedLanguage, type Language } from '../../../../domain/languages/language.ts'
import type { DeclaredPath } from '../../languages/admin-messages.ts'
import type { MediaValue } from '../media/media-value.ts'

/**
 * Translation of a field in a form: texts by slot; none of them is empty, and their keys are
 * sorted, so that equal translations compare as equal values.
 */
export type TranslatedTexts = Readonly<Record<string, string>>

/** Slot of a field with a single text; those of lists are never empty. */
export const wholeText = ''

/** Text of a field to translate. */
export interface TranslationSlot {
  /** Key among the texts of the translation. */
  key: string
  /** Path of its label in the catalogue, if the field has several texts. */
  label: DeclaredPath | ''
  original: string
  isLong: boolean
  /** Picture that the text describes, with its number in the field. */
  picture?: { media: MediaValue; number: number }
  /** Default text of the program, which has its own translations of it. */
  isDefault?: boolean
}

/** Texts that have an original, or a translation of an earlier one. */
export function slotsToShow(
  slots: readonly TranslationSlot[],
  texts: TranslatedTexts,
): TranslationSlot[] {
  return slots.filter(({ key, original }) => original.trim() !== '' || texts[key] !== undefined)
}

/** True for a text that visitors of the language read in the default one. */
export function isMissing(
  { key, original, isDefault = false }: TranslationSlot,
  texts: TranslatedTexts,
  language: Language,
): boolean {
  if (original.trim() === '' || texts[key] !== undefined) return false
  return !isDefault || !isShippedLanguage(language)
}

/** The changed texts by key; empty if removed. */
export function changedTexts(now: TranslatedTexts, then: TranslatedTexts): [string, string][] {
  return Object.keys({ ...then, ...now })
    .filter((key) => now[key] !== then[key])
    .map((key) => [key, now[key] ?? ''])
}
