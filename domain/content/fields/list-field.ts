import { z } from 'zod'
import { isLanguage, knownLanguages } from '../../languages/language.ts'
import type { ErrorCode } from '../../messages/api-message.ts'
import { withCode } from '../../messages/issue-message.ts'
import { readHoliday } from '../../time/opening-hours.ts'
import { limits } from '../limits.ts'
import type { FieldBase, FieldKind, Options } from './field-kind.ts'

export interface ListField extends FieldBase {
  kind: 'list'
  /** Separator of the entries in a text: `tags` are comma-separated, paragraphs one per line. */
  separator: ',' | '\n'
  /**
   * Format of each entry; absent for any text. A `vocabulary-group` is the id of one of the groups
   * of words that every search knows; the server refuses unknown ones. A `language` is a tag of
   * `domain/languages/language.ts`.
   */
  entries?: 'holiday' | 'vocabulary-group' | 'language'
  /** An emptied list is reset to these entries. */
  initial?: readonly string[]
  /** Error for an invalid entry. */
  invalid?: ErrorCode
}

export const list = <const O extends Options<ListField, 'separator'>>(options: O) =>
  ({ kind: 'list', separator: ',', ...options }) as const

export const paragraphs = <const O extends Options<ListField, 'separator'>>(options: O) =>
  ({ kind: 'list', separator: '\n', ...options }) as const

/** Holidays, each `2026-12-25 Christmas` or `2026-12-24/2026-12-26 Christmas`. */
export const holidays = <const O extends Options<ListField, 'separator' | 'entries'>>(options: O) =>
  ({ kind: 'list', separator: '\n', entries: 'holiday', ...options }) as const

/** Ids of groups of `domain/search/furniture-vocabulary.ts`, each once. */
export const vocabularyGroups = <
  const O extends Options<ListField, 'separator' | 'entries' | 'invalid'>,
>(
  options: O,
) => ({ kind: 'list', separator: ',', entries: 'vocabulary-group', ...options }) as const

/** Tags of languages, each once; the first is the default language. */
export const languages = <const O extends Options<ListField, 'separator' | 'entries'>>(
  options: O,
) => ({ kind: 'list', separator: ',', entries: 'language', ...options }) as const

export const listKind: FieldKind<ListField, string[]> = {
  schema: listSchema,
  value: () => z.array(z.string()),
  isTranslated: ({ entries }) => entries === undefined || entries === 'holiday',
}

/** Schema of a list; empty entries are dropped. */
function listSchema(field: ListField) {
  const max = field.separator === '\n' ? limits.longText : limits.listEntry
  const maxEntries =
    field.entries === 'vocabulary-group' ? limits.vocabularyGroups : limits.listEntries
  const entries = z
    .array(z.string(withCode('fields.notAList')).trim().max(max, withCode('fields.tooLong')))
    .transform((texts) =>
      normalise(
        field,
        texts.filter((text) => text !== ''),
      ),
    )
    .pipe(z.array(z.string()).max(maxEntries))
  return z
    .preprocess((value) => splitList(value, field.separator), entries)
    .refine((texts) => field.required === undefined || texts.length > 0, { error: field.required })
    .refine((texts) => texts.every((text) => isOfFormat(field, text)), {
      error: field.invalid,
      params: { values: knownLanguages.join(', ') },
    })
}

function normalise({ entries, initial = [] }: ListField, texts: string[]): string[] {
  if (texts.length === 0) return [...initial]
  if (entries === 'vocabulary-group') return [...new Set(texts)]
  return entries === 'language' ? [...new Set(texts.map((text) => text.toLowerCase()))] : texts
}

/** The server compares ids of vocabulary groups, since a later release may have fewer. */
function isOfFormat({ entries }: ListField, text: string): boolean {
  if (entries === 'holiday') return readHoliday(text) !== null
  return entries !== 'language' || isLanguage(text)
}

/** Splits a text at its separator; returns an array unchanged. */
export function splitList(value: unknown, separator: ListField['separator']): unknown {
  if (value === undefined || value === null) return []
  if (typeof value !== 'string') return value
  return value.split(separator === '\n' ? /\r?\n/ : ',')
}
