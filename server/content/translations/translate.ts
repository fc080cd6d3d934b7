import { type ContentType, fieldsOf, type RecordOf } from '../../../domain/content/content-type.ts'
import type { ShownLanguage } from '../../../domain/languages/language.ts'
import { pathInLanguage } from '../../../domain/urls/language-paths.ts'
import { typeOfTable } from '../../db/record-repository.ts'
import { replaceTexts, translationsOf } from './translated-texts.ts'
import { translateEntries } from './translation-digests.ts'

/** A record in a language. */
interface TranslatedRecord<R> {
  record: R
  /**
   * Paths of the texts that fall back to the default language, without a translation: `name`, `tags.1`
   * of a list, `images.<file>`, `values.<id>.note`, `texts.<id>`, and `category` for the name of a
   * referenced record. Empty texts are left out.
   */
  fallbacks: readonly string[]
}

/**
 * The record with its texts in a language, those without a translation in the default one, and the
 * path of its page in that language. Slugs stay. In the default language, which undefined means, it
 * is the record itself.
 */
export function translate<T extends ContentType>(
  type: T,
  record: RecordOf<T>,
  shown: ShownLanguage | undefined,
): TranslatedRecord<RecordOf<T>>
export function translate(
  type: ContentType,
  record: object,
  shown: ShownLanguage | undefined,
): TranslatedRecord<unknown> {
  if (shown === undefined || shown.language === shown.defaultLanguage)
    return { record, fallbacks: [] }
  const { language, defaultLanguage } = shown
  const own = translationsOf(record)[language] ?? {}
  const fallbacks: string[] = []
  const fallBack = (path: string, original: string): string => {
    if (original !== '') fallbacks.push(path)
    return original
  }
  const translated = replaceTexts(
    type,
    { ...record },
    {
      text(path, original) {
        const text = own[path]?.text
        return typeof text === 'string' ? text : fallBack(path, original)
      },
      list(path, originals) {
        const translation = own[path]
        const texts = translation === undefined ? [] : translateEntries(translation, originals)
        return originals.map(
          (original, index) => texts[index] || fallBack(`${path}.${index}`, original),
        )
      },
    },
  )
  for (const [name, field] of fieldsOf(type)) {
    const named = translated[name]
    if (!('to' in field) || !isNamed(named)) continue
    const title = typeOfTable(field.to).title ?? ''
    const text = translationsOf(named)[language]?.[title]?.text
    const isThere = typeof text === 'string' && text !== ''
    translated[name] = { ...named, name: isThere ? text : fallBack(name, named.name) }
  }
  if (type.page !== undefined && typeof translated.path === 'string')
    translated.path = pathInLanguage(translated.path, language, defaultLanguage)
  return { record: translated, fallbacks }
}

function isNamed(value: unknown): value is { _id: string; name: string } {
  return typeof value === 'object' && value !== null && 'name' in value
}
