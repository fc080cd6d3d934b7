import type english from '../../locales/en/admin.json'
import type apiEnglish from '../../locales/en/api.json'
import type { ShippedLanguage } from '../languages/language.ts'

/** Texts of the back office, and of messages to administrators. */
export type AdminMessages = typeof english

export async function loadAdminMessages(language: ShippedLanguage): Promise<AdminMessages> {
  const { default: messages } = await import(`../../locales/${language}/admin.json`, {
    with: { type: 'json' },
  })
  return messages
}

/** Messages of the API, whose keys are its codes. */
export type ApiMessages = typeof apiEnglish

export async function loadApiMessages(language: ShippedLanguage): Promise<ApiMessages> {
  const { default: messages } = await import(`../../locales/${language}/api.json`, {
    with: { type: 'json' },
  })
  return messages
}
