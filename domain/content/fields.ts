import { z } from 'zod'
import type { ChatTextName } from '../chat/chat-text.ts'
import type { Picture, Video } from '../media/media.ts'
import { messages } from '../text/validation-messages.ts'
import type {
  BooleanField,
  Field,
  FieldBase,
  ImageField,
  ImagesField,
  IntegerField,
  ListField,
  ReferenceField,
  ReferencesField,
  TextField,
  TextsField,
  VideoField,
} from './field-types.ts'
import { limits } from './limits.ts'
import { listSchema, splitList } from './list-field.ts'
import { textSchema } from './text-formats.ts'
import { textsSchema } from './texts-field.ts'

type Options<F extends FieldBase, Fixed extends keyof F = never> = Omit<F, 'kind' | Fixed>

export const line = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'line', ...options }) as const
export const longText = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'long', ...options }) as const
export const email = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'email', ...options }) as const
export const digits = <const O extends Options<TextField, 'format'> & { digits: number }>(
  options: O,
) => ({ kind: 'text', format: 'digits', ...options }) as const
export const link = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'link', ...options }) as const
export const timeZone = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'time-zone', ...options }) as const
export const currency = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'currency', ...options }) as const
export const accent = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'accent', ...options }) as const
/** Amount with up to two decimal places; normalised to `1299` or `1299.50`. */
export const decimal = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({
    kind: 'text',
    format: 'decimal',
    invalid: 'Please enter the amount in digits, such as 1299 or 1299.50',
    ...options,
  }) as const
/** Choice among several options. Without `neverEmpty` the value may also be empty. */
export const choice = <
  const O extends Options<TextField, 'format' | 'digits'> & Required<Pick<TextField, 'options'>>,
>(
  options: O,
) =>
  ({
    kind: 'text',
    format: 'choice',
    invalid: 'Please choose one from the list',
    ...options,
  }) as const
/** Timestamp, stored in UTC; accepted with the offset of any time zone. */
export const moment = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({
    kind: 'text',
    format: 'moment',
    invalid: 'Please enter date and time with an offset, such as 2026-01-31T09:00:00Z',
    ...options,
  }) as const
/** Opening hours of one day: `10:00-13:00, 15:00-19:00`. */
export const hours = <const O extends Options<TextField, 'format' | 'digits'>>(options: O) =>
  ({ kind: 'text', format: 'hours', ...options }) as const
export const chatText = <
  const O extends Options<TextField, 'format' | 'digits'> & { chatText: ChatTextName },
>(
  options: O,
) => ({ kind: 'text', format: 'chat-text', ...options }) as const
export const integer = <const O extends Options<IntegerField>>(options: O) =>
  ({ kind: 'integer', ...options }) as const
export const boolean = <const O extends Options<BooleanField>>(options: O) =>
  ({ kind: 'boolean', ...options }) as const
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
export const reference = <const O extends Options<ReferenceField>>(options: O) =>
  ({ kind: 'reference', ...options }) as const
export const references = <const O extends Options<ReferencesField>>(options: O) =>
  ({ kind: 'references', ...options }) as const
export const image = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'url', ...options }) as const
export const imageObject = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'object', ...options }) as const
export const images = <const O extends Options<ImagesField>>(options: O) =>
  ({ kind: 'images', ...options }) as const
export const video = <const O extends Options<VideoField>>(options: O) =>
  ({ kind: 'video', ...options }) as const
export const texts = <const O extends Options<TextsField>>(options: O) =>
  ({ kind: 'texts', ...options }) as const

/** Type of the value in a record. */
export type OutputOf<F extends Field> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'integer' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'list' | 'references' }
        ? string[]
        : F extends { kind: 'reference' }
          ? { _id: string; name: string } | null
          : F extends { kind: 'image' }
            ? Picture | null
            : F extends { kind: 'images' }
              ? Picture[]
              : F extends { kind: 'video' }
                ? Video | null
                : F extends { kind: 'texts' }
                  ? Record<string, string>
                  : never

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
    case 'boolean':
      return z.preprocess(readBoolean, z.boolean({ error: messages.notABoolean }))
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
    case 'images':
      return z
        .preprocess((value) => value ?? [], z.array(z.unknown(), { error: messages.notAList }))
        .refine((value) => field.required === undefined || value.length > 0, {
          error: field.required,
        })
        .refine((value) => value.length <= limits.images, {
          error: messages.tooManyImages(limits.images),
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
    const message = isMissing(number) ? (field.required ?? field.invalid) : field.invalid
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
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
    .preprocess(
      (value) => (isMissing(value) ? null : isRecordLike(value) ? value._id : value),
      z.string({ error: field.unknown }).trim().nullable(),
    )
    .refine((value) => field.required === undefined || value !== null, { error: field.required })
}

/** Unique ids. Accepts an array or comma-separated text; a record counts as its id. */
function referencesSchema(field: ReferencesField) {
  const id = z.preprocess(
    (value) => (isRecordLike(value) ? value._id : value),
    z.string({ error: field.unknown }).trim().toLowerCase(),
  )
  return z
    .preprocess((value) => splitList(value, ','), z.array(id, { error: messages.notAList }))
    .transform((ids) => [...new Set(ids)].filter((one) => one !== ''))
    .refine((ids) => ids.length <= field.max, { error: messages.tooManyEntries(field.max) })
    .refine((ids) => field.required === undefined || ids.length > 0, { error: field.required })
}

function isRecordLike(value: unknown): value is { _id: unknown } {
  return typeof value === 'object' && value !== null && '_id' in value
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
