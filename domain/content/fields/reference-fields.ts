import { z } from 'zod'
import { type ErrorCode, recordNotFound } from '../../messages/api-message.ts'
import { toIssue } from '../../messages/issue-message.ts'
import { type FieldBase, type FieldKind, isMissing, type Options } from './field-kind.ts'
import { splitList } from './list-field.ts'

export interface ReferenceField extends FieldBase {
  kind: 'reference'
  to: 'category' | 'product'
}

/** Ordered references to records of a type; deleted records drop out. */
export interface ReferencesField extends FieldBase {
  kind: 'references'
  to: 'product'
  max: number
}

export type AnyReferenceField = ReferenceField | ReferencesField

/** Id of a record. */
export interface IdField extends FieldBase {
  kind: 'id'
  to: 'choice' | 'product'
  /** May be empty; an entry stays without the record that it named. */
  isOptional?: true
}

/** Ids among the entries of a list of the record that another field of the same entry names. */
export interface EntryIdsField extends FieldBase {
  kind: 'entry-ids'
  /** Name of the field of kind `id`. */
  of: string
  /** Field of kind `records` of that record. */
  list: string
  /** Error if there is no such entry. */
  unknown: ErrorCode
}

export const reference = <const O extends Options<ReferenceField>>(options: O) =>
  ({ kind: 'reference', ...options }) as const

export const references = <const O extends Options<ReferencesField>>(options: O) =>
  ({ kind: 'references', ...options }) as const

/** Id of a record, in an entry of a list of records. */
export const id = <const O extends Options<IdField>>(options: O) =>
  ({ kind: 'id', ...options }) as const

/** Ids of entries of the record that `of` names, in an entry of a list of records. */
export const entryIds = <const O extends Options<EntryIdsField>>(options: O) =>
  ({ kind: 'entry-ids', ...options }) as const

/** Reference to a record or an administrator: id and display name. */
export const named = z.object({ _id: z.string(), name: z.string() })

const referenceKind: FieldKind<ReferenceField, z.infer<typeof named> | null> = {
  schema: (field) =>
    z
      .preprocess((value) => (isMissing(value) ? null : value), idSchema(field).nullable())
      .refine((value) => field.required === undefined || value !== null, { error: field.required }),
  value: () => named.nullable(),
}

const referencesKind: FieldKind<ReferencesField, string[]> = {
  /** Unique ids. Accepts an array or comma-separated text; a record counts as its id. */
  schema: (field) =>
    z
      .preprocess((value) => splitList(value, ','), z.array(idSchema(field)))
      .transform((ids) => [...new Set(ids)].filter((one) => one !== ''))
      .refine((ids) => ids.length <= field.max, {
        error: 'fields.tooManyEntries',
        params: { max: field.max },
      })
      .refine((ids) => field.required === undefined || ids.length > 0, { error: field.required }),
  value: () => z.array(z.string()),
}

const idKind: FieldKind<IdField, string> = {
  schema: (field) =>
    field.isOptional
      ? z.preprocess((value) => value ?? '', idSchema(field))
      : idSchema(field).refine((id) => id !== '', {
          error: field.required ?? 'records.notFound',
          params: recordNotFound({ table: field.to }).params,
        }),
  value: () => z.string(),
}

const entryIdsKind: FieldKind<EntryIdsField, string[]> = {
  schema: () =>
    z
      .array(z.string().trim().toLowerCase())
      .default([])
      .transform((ids) => [...new Set(ids)]),
  value: () => z.array(z.string()),
}

export const referenceKinds = { reference: referenceKind, references: referencesKind }
export const idKinds = { id: idKind, 'entry-ids': entryIdsKind }

/** Id of a record; a record counts as its id. */
function idSchema({ to }: { to: string }) {
  return z.unknown().transform((value, context) => {
    const id = isRecordLike(value) ? value._id : value
    if (typeof id === 'string') return id.trim().toLowerCase()
    context.addIssue(toIssue(recordNotFound({ table: to })))
    return z.NEVER
  })
}

function isRecordLike(value: unknown): value is { _id: unknown } {
  return typeof value === 'object' && value !== null && '_id' in value
}
