import { flattenMessages } from '../catalogue.ts'
import type { originalLanguage, ShippedLanguage } from '../language.ts'
import {
  createSentenceTranslator,
  type SentenceTexts,
  type SentenceTranslator,
} from './sentence-translator.ts'

/** Languages that the program's English sentences are translated into. */
export type TranslatedLanguage = Exclude<ShippedLanguage, typeof originalLanguage>

/** Parts of a catalogue whose texts sentences contain. */
type Labels = Record<
  'types' | 'fields' | 'pageTextGroups' | 'pageTexts' | 'languageNames' | 'records',
  object
>

/**
 * Translator of the program's sentences into one language, with the labels of both catalogues: Node.js
 * and the browser load these in different ways.
 */
export async function loadSentences(
  language: TranslatedLanguage,
  english: Labels,
  translated: Labels,
): Promise<SentenceTranslator> {
  // Without translated sentences, the English ones are shown.
  const { sentences, forms } = (await loaders[language]?.()) ?? { sentences: {}, forms: {} }
  const translations = labelsOf(translated)
  const labels = Array.from(labelsOf(english), ([path, text]) => [text, translations.get(path)])
  return createSentenceTranslator({ sentences, forms, labels: Object.fromEntries(labels) })
}

const loaders: Partial<Record<string, () => Promise<Pick<SentenceTexts, 'sentences' | 'forms'>>>> =
  {
    hi: () => import('./hi.ts'),
    gu: () => import('./gu.ts'),
  }

/** Labels by their path in the catalogue. */
function labelsOf(catalogue: Labels): Map<string, string> {
  const { types, fields, pageTextGroups, pageTexts, languageNames, records } = catalogue
  return flattenMessages({ types, fields, pageTextGroups, pageTexts, languageNames, records })
}
