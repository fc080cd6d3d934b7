import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Dictionary } from '../input.ts'
import type { SentTranslations } from './sent-translations.ts'
import { type Text, textsByPath } from './translated-texts.ts'

/** Translations of a record's texts that a dictionary has; `values` are the record's. */
export function lookUpTranslations(
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
  dictionary: Dictionary,
): SentTranslations {
  const texts = [...textsByPath(type, values)]
  return new Map(
    [...dictionary].map(([language, known]) => {
      const lookUp = (original: string) => known.get(original) ?? ''
      const found = texts.map(([path, text]): [string, Text] => [
        path,
        typeof text === 'string' ? lookUp(text) : text.map(lookUp),
      ])
      return [language, new Map(found.filter(([, text]) => [text].flat().some(Boolean)))]
    }),
  )
}
