import type english from '../../locales/en/admin.json'
import type apiEnglish from '../../locales/en/api.json'
import type { ShippedLanguage } from '../languages/language.ts'
import { loadSiteMessages, type SiteMessages } from './site-messages.ts'

/** Names of the public pages and of their texts in the back office, in the catalogue of the pages. */
type PageNames = Pick<SiteMessages, 'editorPages' | 'pageTextGroups' | 'pageTexts'>

/** Texts of the back office, and of messages to administrators. */
export type AdminMessages = typeof english & PageNames

export async function loadAdminMessages(language: ShippedLanguage): Promise<AdminMessages> {
  const [{ default: messages }, { editorPages, pageTextGroups, pageTexts }] = await Promise.all([
    import(`../../locales/${language}/admin.json`, { with: { type: 'json' } }),
    loadSiteMessages(language),
  ])
  return { ...messages, editorPages, pageTextGroups, pageTexts }
}

/** Messages of the API, whose keys are its codes. */
export type ApiMessages = typeof apiEnglish

export async function loadApiMessages(language: ShippedLanguage): Promise<ApiMessages> {
  const { default: messages } = await import(`../../locales/${language}/api.json`, {
    with: { type: 'json' },
  })
  return messages
}

/** Messages of a catalogue by their path, such as `auth.login.title`. */
export function flattenMessages(messages: object, parent = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[parent + key, value] as const]
      : [...flattenMessages(value, `${parent}${key}.`)],
  )
  return new Map(entries)
}
