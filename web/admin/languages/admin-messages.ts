import { createTranslator, type Messages } from 'use-intl'
import {
  isShippedLanguage,
  originalLanguage,
  type ShippedLanguage,
} from '../../../domain/languages/language.ts'
import { createMessageWriter, type MessageWriter } from '../../../domain/messages/message-writer.ts'
import {
  flattenMessages,
  loadAdminMessages,
  loadApiMessages,
} from '../../../domain/text/admin-messages.ts'
import './letters.css'

/** Path of a declaration's text in the catalogue, such as `types.product.many`. */
export type DeclaredPath = `${keyof Messages & string}.${string}`

export interface AdminTexts {
  messages: Messages
  /** All of them by path, for declarations, which derive their keys. */
  texts: ReadonlyMap<string, string>
  /** Writes what the rules of fields say. */
  writeMessage: MessageWriter
}

const loading = new Map<ShippedLanguage, Promise<AdminTexts>>()
const loaded = new Map<ShippedLanguage, AdminTexts>()

/** Texts of the back office in one language; the same promise for the same language. */
export function loadAdminTexts(language: ShippedLanguage): Promise<AdminTexts> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const texts = readTexts(language)
  loading.set(language, texts)
  // A failed request is tried again by the next call.
  texts.then(
    (ready) => loaded.set(language, ready),
    () => loading.delete(language),
  )
  return texts
}

/** Message about a request without a readable response. No screen sends one before its texts are there. */
export function requestText(key: keyof Messages['ui']['requests']): string {
  const texts = loaded.get(readAdminLanguage()) ?? [...loaded.values()].at(-1)
  return texts?.messages.ui.requests[key] ?? key
}

async function readTexts(language: ShippedLanguage): Promise<AdminTexts> {
  const [messages, apiMessages] = await Promise.all([
    loadAdminMessages(language),
    loadApiMessages(language),
  ])
  const texts = flattenMessages(messages)
  const translate = createTranslator({ locale: language, messages: apiMessages })
  return { messages, texts, writeMessage: createMessageWriter(language, translate, texts) }
}

const languageKey = 'admin-language'

/** Language last used in this browser, which the sign-in screen speaks. */
export function readAdminLanguage(): ShippedLanguage {
  const stored = localStorage.getItem(languageKey) ?? ''
  return isShippedLanguage(stored) ? stored : originalLanguage
}

export function storeAdminLanguage(language: ShippedLanguage): void {
  localStorage.setItem(languageKey, language)
}
