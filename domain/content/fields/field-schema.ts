import { z } from 'zod'
import { type ErrorCode, recordNotFound } from '../../messages/api-message.ts'
import { toIssue, withCode } from '../../messages/issue-message.ts'
import { limits } from '../limits.ts'
import type {
  BooleanField,
  EntryField,
  Field,
  IntegerField,
  NumberField,
  RecordsField,
  ReferenceField,
  ReferencesField,
} from './field-types.ts'
import { listSchema, splitList } from './list-field.ts'
import { textSchema } from './text-formats.ts'
import { textsSchema } from './texts-field.ts'

/**
 * Schema of one field, used by the form in the browser and by the server. It accepts values of a
 * form, a multipart body or JSON and returns the normalised value: texts trimmed, lists split and
 * without empty entries. A media value is opaque here: a stored picture, a chosen file, or nothing.
 */
export function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema(field)
    case 'integer':
      return integerSchema(field)
    case 'number':
      return numberSchema(field)
    case 'boolean':
      return booleanSchema(field)
    case 'list':
      return listSchema(field)
    case 'reference':
      return referenceSchema(field)
    case 'references':
      return referencesSchema(field)
    case 'image':
    case 'video':
      return z
        .unknown()
        .transform((value) => (isMissing(value) ? null : value))
        .refine((value) => field.required === undefined || value !== null, {
          error: field.required,
        })
    case 'texts':
      return textsSchema(field.known)
    case 'records':
      return recordsSchema(field)
    case 'images':
      return z
        .preprocess((value) => value ?? [], z.array(z.unknown()))
        .refine((value) => field.required === undefined || value.length > 0, {
          error: field.required,
        })
        .refine((value) => value.length <= limits.images, {
          error: 'fields.tooManyImages',
          params: { max: limits.images },
        })
    default:
      return field satisfies never
  }
}

function integerSchema(field: IntegerField) {
  return z.unknown().transform((value, context) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    const isWithin =
      typeof number === 'number' &&
      Number.isInteger(number) &&
      number >= field.min &&
      number <= field.max
    if (isWithin) return number
    const code = isMissing(number) ? (field.required ?? field.invalid) : field.invalid
    context.addIssue(toIssue({ code }))
    return z.NEVER
  })
}

function numberSchema(field: NumberField) {
  return z.unknown().transform((value, context) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (isMissing(typeof number === 'string' ? number.trim() : number)) {
      if (field.required === undefined) return null
      context.addIssue(toIssue({ code: field.required }))
      return z.NEVER
    }
    if (typeof number === 'number' && number >= field.min && number <= field.max) return number
    context.addIssue(toIssue({ code: field.invalid }))
    return z.NEVER
  })
}

function booleanSchema({ initial = false }: BooleanField) {
  return z.preprocess(
    (value) => (value === undefined || value === null ? initial : readBoolean(value)),
    z.boolean(),
  )
}

/** Entries one by one, with their `_id`s; of media an entry has what a field of its kind has. */
function recordsSchema(field: RecordsField) {
  const shape: Record<string, z.ZodType> = {}
  const notRecords = withCode('fields.notRecords')
  if (field.hasIds) shape._id = z.string().default('')
  for (const [name, entry] of Object.entries(field.entries)) shape[name] = entrySchema(entry)
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

function entrySchema(field: EntryField): z.ZodType {
  switch (field.kind) {
    case 'id':
      return idSchema(field).refine((id) => id !== '', {
        error: field.required ?? 'records.notFound',
        params: recordNotFound({ table: field.to }).params,
      })
    case 'entry-ids':
      return z
        .array(z.string().trim().toLowerCase())
        .default([])
        .transform((ids) => [...new Set(ids)])
    default:
      return fieldSchema(field)
  }
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

function readBoolean(value: unknown): unknown {
  if (value === undefined || value === null) return false
  if (value === 0) return false
  if (value === 1) return true
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  if (['', 'false', '0', 'off'].includes(word)) return false
  return ['true', '1', 'on'].includes(word) ? true : value
}

function referenceSchema(field: ReferenceField) {
  return z
    .preprocess((value) => (isMissing(value) ? null : value), idSchema(field).nullable())
    .refine((value) => field.required === undefined || value !== null, { error: field.required })
}

/** Unique ids. Accepts an array or comma-separated text; a record counts as its id. */
function referencesSchema(field: ReferencesField) {
  return z
    .preprocess((value) => splitList(value, ','), z.array(idSchema(field)))
    .transform((ids) => [...new Set(ids)].filter((one) => one !== ''))
    .refine((ids) => ids.length <= field.max, {
      error: 'fields.tooManyEntries',
      params: { max: field.max },
    })
    .refine((ids) => field.required === undefined || ids.length > 0, { error: field.required })
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

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
