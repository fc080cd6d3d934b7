import { product } from '../../../domain/content/product.ts'
import type { Language } from '../../../domain/languages/language.ts'
import {
  checkTranslatedEntry,
  checkTranslatedText,
} from '../../../domain/languages/translation-texts.ts'
import { type ApiMessage, type FieldErrors, message } from '../../../domain/messages/api-message.ts'
import type { SentTranslations } from '../../content/translations/sent-translations.ts'
import { type Text, textsByPath } from '../../content/translations/translated-texts.ts'
import { translateEntries } from '../../content/translations/translation-digests.ts'
import { noTranslations, type StoredTranslations } from '../../db/translations.ts'
import type { StoredFields } from '../../fields/stored-values.ts'
import { readList, writeList } from './csv-table.ts'
import { unifyLineEndings } from './import-cells.ts'
import type { TranslationColumn } from './import-columns.ts'

/** Texts of a record and their translations. */
interface TranslatedFields {
  fields: StoredFields
  translations: StoredTranslations
}

/** Translations that a row changes. */
export interface RowTranslations {
  sent: SentTranslations
  changes: Record<string, [unknown, unknown]>
  errors: FieldErrors
}

/** Cells of a product in the translation columns. */
export function writeTranslationCells(
  { fields, translations }: TranslatedFields,
  columns: readonly TranslationColumn[],
): string[] {
  if (columns.length === 0) return []
  const originals = textsByPath(product, fields)
  return columns.map(({ language, name }) => {
    const text = textIn(translations, language, name, originals.get(name) ?? '')
    return typeof text === 'string' ? text : writeList([...text])
  })
}

/**
 * Translations of the cells that differ from those of the product. What a cell repeats is not saved
 * again: an outdated text stays so until someone changes it. `fields` are those after the import.
 */
export function readTranslationCells(
  cells: ReadonlyMap<string, string>,
  columns: readonly TranslationColumn[],
  before: TranslatedFields | undefined,
  fields: StoredFields,
): RowTranslations {
  const sent = new Map<Language, Map<string, Text>>()
  const changes: RowTranslations['changes'] = {}
  const errors: FieldErrors = {}
  const old = textsByPath(product, before?.fields ?? {})
  const originals = textsByPath(product, fields)
  for (const { column, language, name, field } of columns) {
    const cell = cells.get(column)
    if (cell === undefined) continue
    const read = readCell(cell, field)
    if ('error' in read) {
      errors[column] = read.error
      continue
    }
    const known = textIn(
      before?.translations ?? noTranslations,
      language,
      name,
      old.get(name) ?? '',
    )
    if (isSame(known, read.text)) continue
    const original = originals.get(name)
    if (typeof read.text !== 'string' && read.text.length > (original?.length ?? 0)) {
      const counts = { entries: read.text.length, max: original?.length ?? 0 }
      errors[column] = message('translations.tooManyEntries', counts)
      continue
    }
    const own = sent.get(language) ?? new Map<string, Text>()
    sent.set(language, own.set(name, read.text))
    changes[column] = [known, read.text]
  }
  return { sent, changes, errors }
}

function textIn(
  translations: StoredTranslations,
  language: Language,
  name: string,
  original: Text,
): Text {
  const translation = translations[language]?.[name]
  if (typeof original !== 'string')
    return translation === undefined ? [] : trimEnd(translateEntries(translation, original))
  return typeof translation?.text === 'string' ? translation.text : ''
}

function readCell(
  cell: string,
  field: TranslationColumn['field'],
): { text: Text } | { error: ApiMessage } {
  if (field.kind === 'text') return checkTranslatedText(field, cell)
  const texts: string[] = []
  for (const entry of readList(cell)) {
    const checked = checkTranslatedEntry(field, entry)
    if ('error' in checked) return checked
    texts.push(checked.text)
  }
  return { text: trimEnd(texts) }
}

/** A list without empty entries at its end, so that one without any translation is empty. */
function trimEnd(texts: readonly string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
}

function isSame(known: Text, text: Text): boolean {
  if (typeof known === 'string')
    return typeof text === 'string' && unifyLineEndings(known) === unifyLineEndings(text)
  return JSON.stringify(known) === JSON.stringify(text)
}
