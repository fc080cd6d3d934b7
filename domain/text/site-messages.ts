import english from '../../locales/en/site.json' with { type: 'json' }
import type { Language } from '../languages/language.ts'

/** Fixed labels and default texts of the public pages. */
export type SiteMessages = typeof english

/** Default texts in English by id, which no two groups share. */
export const defaultTexts: Readonly<Record<string, string>> = textsById(english)

/** Messages of a language; the English ones for a language that is not shipped. */
export async function loadSiteMessages(language: Language): Promise<SiteMessages> {
  if (language === 'hi')
    return (await import('../../locales/hi/site.json', { with: { type: 'json' } })).default
  if (language === 'gu')
    return (await import('../../locales/gu/site.json', { with: { type: 'json' } })).default
  return english
}

/**
 * Page texts of a language by id. Those of English are empty: they are the default texts of the
 * declaration. So are those of a language that is not shipped.
 */
export async function loadPageTexts(language: Language): Promise<Record<string, string>> {
  const messages = await loadSiteMessages(language)
  return messages === english ? {} : textsById(messages)
}

function textsById({ texts }: SiteMessages): Record<string, string> {
  return Object.assign({}, ...Object.values(texts))
}
