import { flattenMessages } from '../catalogue.ts'
import type { originalLanguage, ShippedLanguage } from '../language.ts'
import { createSentenceTranslator, type SentenceTranslator } from './sentence-translator.ts'

/** Languages that the program's English sentences are translated into. */
export type TranslatedLanguage = Exclude<ShippedLanguage, typeof originalLanguage>

/** Translator of the program's sentences into one language; loads the texts of that one only. */
export async function loadSentences(language: TranslatedLanguage): Promise<SentenceTranslator> {
  const [english, { default: translated }, { sentences, forms }] = await Promise.all([
    import('../../../locales/en/admin.json', { with: { type: 'json' } }),
    ...loaders[language](),
  ])
  const labels = pairLabels(labelsOf(english.default), labelsOf(translated))
  return createSentenceTranslator({ sentences, forms, labels })
}

const loaders = {
  hi: () =>
    [
      import('../../../locales/hi/admin.json', { with: { type: 'json' } }),
      import('./hi.ts'),
    ] as const,
  gu: () =>
    [
      import('../../../locales/gu/admin.json', { with: { type: 'json' } }),
      import('./gu.ts'),
    ] as const,
}

type Labels = Record<
  'types' | 'fields' | 'pageTextGroups' | 'pageTexts' | 'languageNames' | 'records',
  object
>

/** Labels that sentences contain, by their path in the catalogue. */
function labelsOf(catalogue: Labels): Map<string, string> {
  const { types, fields, pageTextGroups, pageTexts, languageNames, records } = catalogue
  return flattenMessages({ types, fields, pageTextGroups, pageTexts, languageNames, records })
}

/** Translated labels by their English text. */
function pairLabels(english: Map<string, string>, translated: Map<string, string>) {
  const pairs = Array.from(english, ([path, text]) => [text, translated.get(path) ?? text])
  return Object.fromEntries(pairs)
}
