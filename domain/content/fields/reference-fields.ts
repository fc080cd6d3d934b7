import { z } from 'zod'
import { recordNotFound } from '../../messages/api-message.ts'
import { toIssue } from '../../messages/issue-message.ts'
import { type FieldKind, isMissing } from './field-kind.ts'
import type { EntryIdsField, IdField, ReferenceField, ReferencesField } from './field-types.ts'
import { splitList } from './list-field.ts'

/** Reference to a record or an administrator: id and display name. */
export const named = z.object({ _id: z.string(), name: z.string() })

export const referenceKind: FieldKind<ReferenceField> = {
  schema: (field) =>
    z
      .preprocess((value) => (isMissing(value) ? null : value), idSchema(field).nullable())
      .refine((value) => field.required === undefined || value !== null, { error: field.required }),
  response: (_, name) => ({ [name]: named.nullable() }),
}

export const referencesKind: FieldKind<ReferencesField> = {
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
  response: (_, name) => ({ [name]: z.array(z.string()) }),
}

export const idKind: FieldKind<IdField> = {
  schema: (field) =>
    idSchema(field).refine((id) => id !== '', {
      error: field.required ?? 'records.notFound',
      params: recordNotFound({ table: field.to }).params,
    }),
  response: (_, name) => ({ [name]: z.string() }),
}

export const entryIdsKind: FieldKind<EntryIdsField> = {
  schema: () =>
    z
      .array(z.string().trim().toLowerCase())
      .default([])
      .transform((ids) => [...new Set(ids)]),
  response: (_, name) => ({ [name]: z.array(z.string()) }),
}

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
