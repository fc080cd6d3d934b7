import type { RecordTranslations, TranslationResponse } from '../../../domain/api/translations.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { hasTranslatedFields } from '../../../domain/content/fields/translated-fields.ts'
import { noTranslations, type StoredTranslation } from '../../db/records/translations.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import { type Text, textsByPath, translationsOf } from './translated-texts.ts'
import { isOutdated, translateEntries } from './translation-digests.ts'

/**
 * Translations of a presented record as administrators get them, with the outdated fields by
 * language; absent for a type without translated fields.
 */
export function toTranslationsResponse(
  type: ContentType,
  record: object,
): Partial<RecordTranslations> {
  if (!hasTranslatedFields(type)) return {}
  const stored = translationsOf(record)
  const response: RecordTranslations = { translations: {}, outdated: {} }
  if (stored === noTranslations) return response
  const originals = textsByPath(type, { ...record })
  for (const [language, own] of Object.entries(stored)) {
    const translations: Record<string, TranslationResponse> = {}
    const outdated = new Set<string>()
    for (const [path, translation] of Object.entries(own)) {
      const original = originals.get(path)
      const [name = '', ...keys] = path.split('.')
      const field = type.fields[name]
      if (original === undefined || field === undefined) continue
      const text = textIn(translation, original)
      // Kept by a change of the default language for a text that only the other one has.
      if (text === '') continue
      translations[name] = addText(translations[name], kindOf(field).textKeys(keys), text)
      if (isOutdated(translation, original)) outdated.add(name)
    }
    if (Object.keys(translations).length > 0) response.translations[language] = translations
    if (outdated.size > 0) response.outdated[language] = [...outdated]
  }
  return response
}

function textIn(translation: StoredTranslation, original: Text): string | string[] {
  if (typeof original === 'string')
    return typeof translation.text === 'string' ? translation.text : ''
  return translateEntries(translation, original)
}

/** Value of a field so far, with the text at the keys, of which there are at most two. */
function addText(
  before: TranslationResponse | undefined,
  [key, inner]: string[],
  text: string | string[],
): TranslationResponse {
  if (key === undefined || typeof text !== 'string') return text
  const texts = isKeyed(before) ? before : {}
  if (inner === undefined) return { ...texts, [key]: text }
  const entry = texts[key]
  return { ...texts, [key]: { ...(typeof entry === 'object' && entry), [inner]: text } }
}

function isKeyed(
  value: TranslationResponse | undefined,
): value is Exclude<TranslationResponse, string | string[]> {
  return typeof value === 'object' && !Array.isArray(value)
}
