import type { originalLanguage, ShippedLanguage } from '../language.ts'
import { createSentenceTranslator, type SentenceTranslator } from './sentence-translator.ts'

/** Languages that the program's English sentences are translated into. */
export type TranslatedLanguage = Exclude<ShippedLanguage, typeof originalLanguage>

/** Translator of the program's sentences into one language; loads the texts of that one only. */
export async function loadSentences(language: TranslatedLanguage): Promise<SentenceTranslator> {
  const [{ sentences, forms }, { declared }] = await loaders[language]()
  return createSentenceTranslator({ sentences, forms, declared })
}

const loaders = {
  hi: () => Promise.all([import('./hi.ts'), import('../declared/hi.ts')]),
  gu: () => Promise.all([import('./gu.ts'), import('../declared/gu.ts')]),
}
