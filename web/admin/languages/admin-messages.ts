import type { Messages } from 'use-intl'
import { loadSentences } from '../../../domain/languages/sentences/load-sentences.ts'
import type { SentenceTranslator } from '../../../domain/languages/sentences/sentence-translator.ts'
import type { AdminLanguage } from './admin-language.ts'
import './fonts.css'
import { markMessages, markText } from './pseudo-language.ts'

export interface AdminTexts {
  messages: Messages
  /** Labels of fields, content types and screens, by their English text. */
  declared: Readonly<Record<string, string>>
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
  en: async () => {
    const { default: messages } = await import('../../../locales/en/admin.json')
    return { messages, declared: {}, translateSentence: () => null }
  },
  hi: async () => {
    const [{ default: messages }, { declared }, translateSentence] = await Promise.all([
      import('../../../locales/hi/admin.json'),
      import('../../../domain/languages/declared/hi.ts'),
      loadSentences('hi'),
    ])
    return { messages, declared, translateSentence }
  },
  gu: async () => {
    const [{ default: messages }, { declared }, translateSentence] = await Promise.all([
      import('../../../locales/gu/admin.json'),
      import('../../../domain/languages/declared/gu.ts'),
      loadSentences('gu'),
    ])
    return { messages, declared, translateSentence }
  },
  'en-XA': async () => {
    const { default: messages } = await import('../../../locales/en/admin.json')
    return { messages: markMessages(messages), declared: {}, translateSentence: markText }
  },
}
