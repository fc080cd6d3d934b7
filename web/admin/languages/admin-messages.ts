import type { Messages } from 'use-intl'
import { flattenMessages } from '../../../domain/languages/catalogue.ts'
import { originalLanguage, type ShippedLanguage } from '../../../domain/languages/language.ts'
import { loadSentences } from '../../../domain/languages/sentences/load-sentences.ts'
import type { SentenceTranslator } from '../../../domain/languages/sentences/sentence-translator.ts'
import { loadAdminMessages } from '../../../domain/text/admin-messages.ts'
import './fonts.css'

/** Path of a declaration's text in the catalogue, such as `types.product.many`. */
export type DeclaredPath = `${keyof Messages & string}.${string}`

export interface AdminTexts {
  messages: Messages
  /** All of them by path, for declarations, which derive their keys. */
  texts: ReadonlyMap<string, string>
  /** Errors of requests and rules of fields, which the code gives in English. */
  translateSentence: SentenceTranslator
}

const loading = new Map<ShippedLanguage, Promise<AdminTexts>>()

/** Texts of the back office in one language; the same promise for the same language. */
export function loadAdminTexts(language: ShippedLanguage): Promise<AdminTexts> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const texts = readTexts(language)
  loading.set(language, texts)
  // A failed request is tried again by the next call.
  texts.catch(() => loading.delete(language))
  return texts
}

async function readTexts(language: ShippedLanguage): Promise<AdminTexts> {
  const [english, messages] = await Promise.all([
    loadAdminMessages(originalLanguage),
    loadAdminMessages(language),
  ])
  const translateSentence =
    language === originalLanguage ? () => null : await loadSentences(language, english, messages)
  return { messages, texts: flattenMessages(messages), translateSentence }
}
