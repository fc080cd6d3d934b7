import type { AdminLanguage } from './admin-language.ts'
import type { messages as english } from './en/messages.ts'
import { markMessages } from './pseudo-language.ts'
import type { Translation } from './translation.ts'

export interface AdminTexts {
  messages: Translation<typeof english>
  /** Texts that code outside of the screens gives in English, such as labels of fields. */
  declared: Readonly<Record<string, string>>
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
  en: async () => ({ ...(await import('./en/messages.ts')), declared: {} }),
  hi: async () => {
    const [{ messages }, { declared }, { screens }, { sentences }] = await Promise.all([
      import('./hi/messages.ts'),
      import('../../../domain/languages/declared/hi.ts'),
      import('./hi/screens.ts'),
      import('./hi/sentences.ts'),
    ])
    return { messages, declared: { ...declared, ...screens, ...sentences } }
  },
  gu: async () => {
    const [{ messages }, { declared }, { screens }, { sentences }] = await Promise.all([
      import('./gu/messages.ts'),
      import('../../../domain/languages/declared/gu.ts'),
      import('./gu/screens.ts'),
      import('./gu/sentences.ts'),
    ])
    return { messages, declared: { ...declared, ...screens, ...sentences } }
  },
  'en-XA': async () => {
    const { messages } = await import('./en/messages.ts')
    return { messages: markMessages(messages), declared: {} }
  },
}
