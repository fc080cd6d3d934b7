import { z } from 'zod'
import { storedSchemas } from '../fields/stored-values.ts'

/**
 * A translated text, or texts of a list by entry, with the digest of each original at the time of
 * saving. An empty text, other than none, is shown instead of its original; an empty entry is not.
 */
const storedTranslation = z.union([
  z.object({ text: storedSchemas.text, of: z.string() }),
  z.object({ text: z.array(storedSchemas.text), of: z.array(z.string()) }),
])
export type StoredTranslation = z.infer<typeof storedTranslation>

const storedTranslations = z.record(z.string(), z.record(z.string(), storedTranslation))

/**
 * Translations of a record by language, then by the path of the text: the field's name, followed by
 * the file of a picture, the id of a page text, the first day of a holiday, or the id of an entry
 * and its field, separated by full stops.
 */
export type StoredTranslations = z.infer<typeof storedTranslations>

/** Shared by all records without translations, so nobody may change it. */
export const noTranslations: StoredTranslations = Object.freeze({})

const emptyColumn = '{}'

export function readTranslations(column: unknown): StoredTranslations {
  // Fast path: nearly all records of most shops.
  if (column === emptyColumn || column === undefined) return noTranslations
  return parseTranslations(JSON.parse(storedSchemas.text.parse(column)))
}

/** Parses translations from an untyped source, such as a revision; undefined means none. */
export function parseTranslations(value: unknown): StoredTranslations {
  return value === undefined ? noTranslations : storedTranslations.parse(value)
}

export function isEmptyTranslations(translations: StoredTranslations): boolean {
  return Object.keys(translations).length === 0
}
