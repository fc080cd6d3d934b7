import { isShippedLanguage, type Language } from '../languages/language.ts'

export type TextsById = Readonly<Record<string, string>>

/** Shipped texts of the languages that have been loaded. */
export type ShippedTexts = Partial<Record<Language, TextsById>>

/** Page texts as the owner has changed them. */
export interface OwnTexts {
  defaultLanguage: Language
  /** Texts of the default language that differ from the shipped ones. */
  originals: TextsById
  /** The owner's own translations into the language that is asked for. */
  translated: TextsById
}

/**
 * Page texts of a language that differ from the English default texts. The owner's translation comes
 * first. A shipped one is used only where the original has not been changed; otherwise the text falls
 * back to the default language. `shipped` holds the texts of both languages.
 */
export function pageTextsIn(
  language: Language,
  { defaultLanguage, originals, translated }: OwnTexts,
  shipped: ShippedTexts,
): Record<string, string> {
  const inDefault = { ...shipped[defaultLanguage], ...originals }
  if (language === defaultLanguage) return inDefault
  if (!isShippedLanguage(language)) return { ...inDefault, ...translated }
  return { ...shipped[language], ...originals, ...translated }
}

/**
 * True for a text that a page in `language` shows in the default language, so that its `lang` has to
 * be said.
 */
export function isFallbackText(
  id: string,
  language: Language,
  { defaultLanguage, originals, translated }: OwnTexts,
): boolean {
  if (language === defaultLanguage || Object.hasOwn(translated, id)) return false
  return !isShippedLanguage(language) || Object.hasOwn(originals, id)
}
