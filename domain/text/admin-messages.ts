import type english from '../../locales/en/admin.json'
import type { ShippedLanguage } from '../languages/language.ts'

/** Texts of the back office, and of messages to administrators. */
export type AdminMessages = typeof english

export async function loadAdminMessages(language: ShippedLanguage): Promise<AdminMessages> {
  const { default: messages } = await import(`../../locales/${language}/admin.json`, {
    with: { type: 'json' },
  })
  return messages
}
