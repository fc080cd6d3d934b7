import { z } from 'zod'
import type { ErrorCode } from '../../messages/api-message.ts'
import { toIssue, withCode } from '../../messages/issue-message.ts'
import {
  type FieldBase,
  type FieldKind,
  isMissing,
  type Options,
  responseOf,
} from './field-kind.ts'
import { type GroupField, groupKind } from './group-field.ts'
import { type ImageField, imageKind } from './media-fields.ts'
import { type NumericField, numericKinds } from './number-fields.ts'
import { type EntryIdsField, type IdField, idKinds } from './reference-fields.ts'
import { type TextField, textKind } from './text-field.ts'

/**
 * Ordered list of small records, such as the values of a choice. In a form it is one part of JSON
 * text; a new picture of an entry is a part of its own, see `FILE_PREFIX`.
 */
export interface RecordsField extends FieldBase {
  kind: 'records'
  entries: EntryFields
  max: number
  /** Error if there are more than `max`. */
  tooMany: ErrorCode
  /** Each entry has an `_id` from the server, kept by a write that names it. */
  hasIds?: true
  /** Entry field of text whose values are unique, case aside. */
  unique?: { field: string; duplicate: ErrorCode }
  /** Entry field of kind `boolean`: visitors do not get the entries where it is true. */
  hiddenBy?: string
  /**
   * Schema of the value that visitors get instead, on one record; lists leave the field out unless
   * it `isListed`.
   */
  visitorResponse?: z.ZodType
  isListed?: true
}

/** Fields of an entry by name; values of files are stored as those of records. */
type EntryFields = Readonly<Record<string, EntryField>>
export type EntryField =
  | TextField
  | NumericField
  | ImageField
  | GroupField
  | IdField
  | EntryIdsField

export const records = <const O extends Options<RecordsField>>(options: O) =>
  ({ kind: 'records', ...options }) as const

export const entryKinds = {
  ...numericKinds,
  ...idKinds,
  text: textKind,
  image: imageKind,
  group: groupKind,
} satisfies { [K in EntryField['kind']]: FieldKind<Extract<EntryField, { kind: K }>> }

function kindOf(field: EntryField): FieldKind<EntryField> {
  return entryKinds[field.kind]
}

export const recordsKind: FieldKind<RecordsField> = {
  schema: recordsSchema,
  value(field) {
    const { visitorResponse } = field
    const entries = z.array(entryResponse(field))
    return visitorResponse === undefined ? entries : z.union([entries, visitorResponse]).optional()
  },
  isTranslated: ({ entries }) =>
    Object.values(entries).some(
      (field) => !field.isSameInAllLanguages && kindOf(field).isTranslated?.(field),
    ),
}

/** Entries one by one, with their `_id`s; of media an entry has what a field of its kind has. */
function recordsSchema(field: RecordsField) {
  const shape: Record<string, z.ZodType> = {}
  const notRecords = withCode('fields.notRecords')
  if (field.hasIds) shape._id = z.string().default('')
  for (const [name, entry] of Object.entries(field.entries))
    shape[name] = kindOf(entry).schema(entry)
  return z
    .preprocess(
      (value) => (isMissing(value) ? [] : value),
      z.array(z.object(shape, notRecords), notRecords),
    )
    .superRefine((entries, context) => {
      const code = findListError(field, entries)
      if (code !== undefined) context.addIssue(toIssue({ code, params: { max: field.max } }))
    })
}

function entryResponse({ entries, hasIds }: RecordsField): z.ZodType {
  const shape: Record<string, z.ZodType> = hasIds ? { _id: z.string() } : {}
  for (const [name, field] of Object.entries(entries))
    Object.assign(shape, responseOf(kindOf(field), field, name))
  return z.object(shape)
}

/** Error of a list whose entries are valid by themselves. */
function findListError(
  { required, max, tooMany, unique }: RecordsField,
  entries: readonly Record<string, unknown>[],
): ErrorCode | undefined {
  if (entries.length === 0) return required
  if (entries.length > max) return tooMany
  if (unique === undefined) return undefined
  const texts = entries.map((entry) => String(entry[unique.field]).toLowerCase())
  return new Set(texts).size < texts.length ? unique.duplicate : undefined
}
