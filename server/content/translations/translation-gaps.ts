import type { ContentType } from '../../../domain/content/content-type.ts'
import { isShippedLanguage, type Language } from '../../../domain/languages/language.ts'
import type { StoredRecord } from '../../db/records/record-repository.ts'
import type { StoredTranslation } from '../../db/records/translations.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import { type Text, textsByPath } from './translated-texts.ts'
import { isOutdated, translateEntries } from './translation-digests.ts'

/** Text of a record to translate. */
interface Original {
  path: string
  text: Text
  /** Number of texts that are not empty: several for a list. */
  count: number
  /** Default text of the program, which ships its translations into some languages. */
  isDefault: boolean
}

/** Texts of a field to translate, in order. */
export interface OriginalField {
  name: string
  originals: Original[]
}

/** Progress of a field in a language. */
export interface FieldProgress {
  name: string
  total: number
  translated: number
  /** At least one of its originals has changed since it was translated. */
  isOutdated: boolean
}

/** Fields of a stored record with texts to translate, in order. */
export function originalsOf(type: ContentType, { fields }: StoredRecord): OriginalField[] {
  const byField = new Map<string, Original[]>()
  for (const [path, text] of textsByPath(type, fields)) {
    const [name = ''] = path.split('.')
    const field = type.fields[name]
    if (field === undefined) continue
    const key = path.slice(name.length + 1)
    const own = kindOf(field).defaultText(field, key, fields[name] ?? null)
    const isDefault = own !== undefined
    const count = [own ?? text].flat().filter(isFilled).length
    byField.set(name, [...(byField.get(name) ?? []), { path, text, count, isDefault }])
  }
  return Array.from(byField, ([name, originals]) => ({ name, originals }))
}

/** Translated texts of the originals; default texts are in the languages of the program. */
export function readProgress(
  fields: readonly OriginalField[],
  translations: Readonly<Record<string, StoredTranslation>>,
  language: Language,
): FieldProgress[] {
  return fields.map(({ name, originals }) => {
    const progress = { name, total: 0, translated: 0, isOutdated: false }
    for (const original of originals) {
      const translation = translations[original.path]
      progress.total += original.count
      progress.translated += countTranslated(original, translation, language)
      if (translation !== undefined && isOutdated(translation, original.text))
        progress.isOutdated = true
    }
    return progress
  })
}

function countTranslated(
  { text, count, isDefault }: Original,
  translation: StoredTranslation | undefined,
  language: Language,
): number {
  if (translation === undefined) return isDefault && isShippedLanguage(language) ? count : 0
  if (typeof text === 'string') return count
  const texts = translateEntries(translation, text)
  return text.filter((entry, index) => isFilled(entry) && isFilled(texts[index] ?? '')).length
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
