import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { message } from '../../../domain/messages/api-message.ts'
import {
  noTranslations,
  type StoredTranslation,
  type StoredTranslations,
} from '../../db/translations.ts'
import type { StoredFields } from '../../fields/stored-values.ts'
import { type SentTranslations, translationError } from './sent-translations.ts'
import { type Text, textsByPath } from './translated-texts.ts'
import { isOutdated, withDigest } from './translation-digests.ts'

/** A record's fields and translations. */
export interface TranslatedFields {
  fields: StoredFields
  translations: StoredTranslations
}

/** True if two states of a record have the same fields and translations. */
export function sameContent(a: TranslatedFields, b: TranslatedFields): boolean {
  const [one, other] = [a, b].map(({ fields, translations }) =>
    JSON.stringify([fields, translations]),
  )
  return one === other
}

/**
 * The translations after a write: those that are sent, with the digests of the originals in
 * `fields`, over the stored ones. Translations of what the record no longer has drop out. Throws a
 * 422 on `translations` for pictures, days and entries that neither the record has nor had.
 */
export function mergeTranslations(
  type: ContentType,
  before: TranslatedFields,
  fields: StoredFields,
  sent: SentTranslations,
): StoredTranslations {
  if (before.translations === noTranslations && sent.size === 0) return noTranslations
  const originals = textsByPath(type, fields)
  const merged = new Map<string, Map<string, StoredTranslation>>()
  for (const [language, own] of Object.entries(before.translations))
    merged.set(language, new Map(Object.entries(own).filter(([path]) => originals.has(path))))
  for (const [language, texts] of sent) {
    const own = merged.get(language) ?? new Map<string, StoredTranslation>()
    for (const [path, text] of texts) {
      const original = originals.get(path)
      if (isEmpty(text)) own.delete(path)
      else if (original !== undefined) {
        expectEntries(type, language, path, text, original)
        own.set(path, withDigest(text, original))
      } else if (!textsByPath(type, before.fields).has(path))
        throw translationError(type, language, fieldOf(path), message('translations.noSuchText'))
    }
    merged.set(language, own)
  }
  const filled = [...merged].filter(([, own]) => own.size > 0)
  if (filled.length === 0) return noTranslations
  return Object.fromEntries(filled.map(([language, own]) => [language, Object.fromEntries(own)]))
}

/**
 * The translations of a copy whose texts differ from those of the record: what was not outdated
 * does not become so.
 */
export function copyTranslations(
  type: ContentType,
  { fields, translations }: TranslatedFields,
  copied: StoredFields,
): StoredTranslations {
  if (translations === noTranslations) return noTranslations
  const [originals, present] = [textsByPath(type, fields), textsByPath(type, copied)]
  return Object.fromEntries(
    Object.entries(translations).map(([language, own]) => [
      language,
      Object.fromEntries(
        Object.entries(own).map(([path, translation]) => {
          const [original, now] = [originals.get(path), present.get(path)]
          const isFresh = original !== undefined && !isOutdated(translation, original)
          return [
            path,
            isFresh && now !== undefined ? withDigest(translation.text, now) : translation,
          ]
        }),
      ),
    ]),
  )
}

function isEmpty(text: Text): boolean {
  return typeof text === 'string' ? text === '' : text.every((entry) => entry === '')
}

function expectEntries(
  type: ContentType,
  language: Language,
  path: string,
  text: Text,
  original: Text,
): void {
  if (typeof text === 'string' || text.length <= original.length) return
  const counts = { entries: text.length, max: original.length }
  const problem = message('translations.tooManyEntries', counts)
  throw translationError(type, language, fieldOf(path), problem)
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? path
}
