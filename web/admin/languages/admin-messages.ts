import type { Messages } from 'use-intl'
import { flattenMessages } from '../../../domain/languages/catalogue.ts'
import {
  loadSentences,
  type TranslatedLanguage,
} from '../../../domain/languages/sentences/load-sentences.ts'
import type { SentenceTranslator } from '../../../domain/languages/sentences/sentence-translator.ts'
import { loadAdminMessages } from '../../../domain/text/admin-messages.ts'
import type { AdminLanguage } from './admin-language.ts'
import './fonts.css'
import { markMessages, markText } from './pseudo-language.ts'

/** Path of a declaration's text in the catalogue, such as `types.product.many`. */
export type DeclaredPath = `${keyof Messages & string}.${string}`

export interface AdminTexts {
  messages: Messages
  /** All of them by path, for declarations, which derive their keys. */
  texts: ReadonlyMap<string, string>
  /** Errors of requests and rules of fields, which the code gives in English. */
  translateSentence: SentenceTranslator
}

const loading = new Map<AdminLanguage, Promise<AdminTexts>>()

/** Texts of the back office in one language; the same promise for the same language. */
export function loadAdminTexts(language: AdminLanguage): Promise<AdminTexts> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const texts = loaders[language]()
  loading.set(language, texts)
  // A failed request is tried again by the next call.
  texts.catch(() => loading.delete(language))
  return texts
}

const loaders: Record<AdminLanguage, () => Promise<AdminTexts>> = {
  en: async () => describe(await loadAdminMessages('en'), () => null),
  hi: () => loadTranslated('hi'),
  gu: () => loadTranslated('gu'),
  'en-XA': async () => {
    return describe(markMessages(await loadAdminMessages('en')), markText)
  },
}

async function loadTranslated(language: TranslatedLanguage): Promise<AdminTexts> {
  const [english, translated] = await Promise.all([
    loadAdminMessages('en'),
    loadAdminMessages(language),
  ])
  const translate = await loadSentences(language, english, translated)
  return describe(translated, translate)
}

function describe(messages: Messages, translateSentence: SentenceTranslator): AdminTexts {
  return { messages, texts: flattenMessages(messages), translateSentence }
}
