import { loadSentences } from '../../../domain/languages/sentences/load-sentences.ts'
import type { SentenceTranslator } from '../../../domain/languages/sentences/sentence-translator.ts'
import type { AdminLanguage } from './admin-language.ts'
import type { messages as english } from './en/messages.ts'
import { markMessages, markText } from './pseudo-language.ts'
import type { Translation } from './translation.ts'

export interface AdminTexts {
  messages: Translation<typeof english>
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
  en: async () => ({
    ...(await import('./en/messages.ts')),
    declared: {},
    translateSentence: () => null,
  }),
  hi: async () => {
    const [{ messages }, { declared }, translateSentence] = await Promise.all([
      import('./hi/messages.ts'),
      import('../../../domain/languages/declared/hi.ts'),
      loadSentences('hi'),
    ])
    return { messages, declared, translateSentence }
  },
  gu: async () => {
    const [{ messages }, { declared }, translateSentence] = await Promise.all([
      import('./gu/messages.ts'),
      import('../../../domain/languages/declared/gu.ts'),
      loadSentences('gu'),
    ])
    return { messages, declared, translateSentence }
  },
  'en-XA': async () => {
    const { messages } = await import('./en/messages.ts')
    return { messages: markMessages(messages), declared: {}, translateSentence: markText }
  },
}
