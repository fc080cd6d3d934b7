import english from '../../locales/en/site.json' with { type: 'json' }
import { isShippedLanguage, type Language, originalLanguage } from '../languages/language.ts'

/** Texts of the public pages: fixed labels, default texts, and words of chat messages. */
export type SiteMessages = typeof english

export const englishMessages: SiteMessages = english

/** Default texts in English by id, which no two groups share. */
export const defaultTexts: Readonly<Record<string, string>> = pageTextsOf(english)

/** Messages of a language; the English ones for a language that is not shipped. */
export async function loadSiteMessages(language: Language): Promise<SiteMessages> {
  if (language === originalLanguage || !isShippedLanguage(language)) return english
  const { default: messages } = await import(`../../locales/${language}/site.json`, {
    with: { type: 'json' },
  })
  return messages
}

/**
 * Page texts of a language by id. Those of English are empty: they are the default texts of the
 * declaration. So are those of a language that is not shipped.
 */
export async function loadPageTexts(language: Language): Promise<Record<string, string>> {
  const messages = await loadSiteMessages(language)
  return messages === english ? {} : pageTextsOf(messages)
}

/** Default texts of a language by id. */
export function pageTextsOf({ texts }: SiteMessages): Record<string, string> {
  return Object.assign({}, ...Object.values(texts))
}
