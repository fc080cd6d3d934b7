import { z } from 'zod'
import { type ChatTextName, chatTextFault } from '../chat-text.ts'
import { limits } from '../limits.ts'
import type { Film, Picture } from '../media.ts'
import { messages } from '../messages.ts'
import { readHoliday, readSpans } from '../opening-hours.ts'

/**
 * The field kinds. A field is plain data; `fieldSchema` says what a valid value is, and every place
 * that stores, shows or edits a field switches over `kind`, so that a new kind does not compile
 * until each of them knows it.
 */
export type Field =
  | TextField
  | IntegerField
  | BooleanField
  | ListField
  | ReferenceField
  | ImageField
  | ImagesField
  | VideoField

interface FieldBase {
  label: string
  /** The message when the value is missing; a field without one is optional. */
  required?: string
}
export interface TextField extends FieldBase {
  kind: 'text'
  format:
    | 'line'
    | 'long'
    | 'email'
    | 'digits'
    | 'link'
    | 'time-zone'
    | 'currency'
    | 'hours'
    | 'chat-text'
  /** The message when the format is wrong. */
  invalid?: string
  /** How many digits, where the format is `digits`. */
  digits?: number
  /** Which message it is a template of, where the format is `chat-text`. */
  chatText?: ChatTextName
  initial?: string
  /** An emptied field goes back to its initial value. */
  neverEmpty?: boolean
}
export interface IntegerField extends FieldBase {
  kind: 'integer'
  least: number
  most: number
  invalid: string
}
export interface BooleanField extends FieldBase {
  kind: 'boolean'
}
export interface ListField extends FieldBase {
  kind: 'list'
  /** What parts the entries in a text: `tags` come comma-separated, paragraphs line by line. */
  separator: ',' | '\n'
  /** What each entry is, where it is not any text. */
  entries?: 'holiday'
  /** The message when an entry is something else. */
  invalid?: string
}
export interface ReferenceField extends FieldBase {
  kind: 'reference'
  to: 'category' | 'product'
  /** The message when the record referred to does not exist. */
  unknown: string
}
export interface ImageField extends FieldBase {
  kind: 'image'
  /** Whether the API answers the bare url or an object around it. */
  shape: 'url' | 'object'
}
export interface ImagesField extends FieldBase {
  kind: 'images'
}
export interface VideoField extends FieldBase {
  kind: 'video'
}

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
/** When somebody answers on a day: `10:00-13:00, 15:00-19:00`. */
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
/** Each `2026-12-25 Christmas` or `2026-12-24/2026-12-26 Christmas`. */
export const holidays = <const O extends Options<ListField, 'separator' | 'entries'>>(options: O) =>
  ({ kind: 'list', separator: '\n', entries: 'holiday', ...options }) as const
export const reference = <const O extends Options<ReferenceField>>(options: O) =>
  ({ kind: 'reference', ...options }) as const
export const image = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'url', ...options }) as const
export const imageObject = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'object', ...options }) as const
export const images = <const O extends Options<ImagesField>>(options: O) =>
  ({ kind: 'images', ...options }) as const
export const video = <const O extends Options<VideoField>>(options: O) =>
  ({ kind: 'video', ...options }) as const

/** What a reader of the record gets. */
export type OutputOf<F extends Field> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'integer' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'list' }
        ? string[]
        : F extends { kind: 'reference' }
          ? { _id: string; name: string } | null
          : F extends { kind: 'image' }
            ? Picture | null
            : F extends { kind: 'images' }
              ? Picture[]
              : F extends { kind: 'video' }
                ? Film | null
                : never

/**
 * The rule of one field, used by the form in the browser and by the server. It takes what a form, a
 * multipart body or JSON can hold and answers the normalised value: texts trimmed, lists split and
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
    case 'image':
    case 'video':
      return z
        .unknown()
        .transform((value) => (isMissing(value) ? null : value))
        .refine((value) => field.required === undefined || value !== null, {
          error: field.required,
        })
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

function textSchema(field: TextField): z.ZodType<string> {
  const isTemplate = field.format === 'chat-text'
  const isLong = field.format === 'long' || isTemplate
  const most = isLong ? limits.longText : limits.line
  const trimmed = z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: messages.notText })
      .trim()
      .max(most, { error: messages.tooLong(most) })
      // Forms end each line with two characters.
      .transform((value) => (isTemplate ? value.replace(/\r\n?/g, '\n') : value))
      .transform((value) => (value === '' && field.neverEmpty ? (field.initial ?? '') : value)),
  )
  return trimmed.superRefine((value, context) => {
    const message = value === '' ? field.required : faultOf(field, value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}

function faultOf(field: TextField, value: string): string | undefined {
  if (field.chatText !== undefined) return chatTextFault(field.chatText, value)
  return isOfFormat(field, value) ? undefined : field.invalid
}

function isOfFormat(field: TextField, value: string): boolean {
  switch (field.format) {
    case 'line':
    case 'long':
    case 'chat-text':
      return true
    case 'hours':
      return readSpans(value) !== null
    case 'email':
      return z.email().safeParse(value).success
    case 'digits':
      return /^[0-9]+$/.test(value) && value.length === field.digits
    case 'link':
      return isWebLink(value)
    case 'time-zone':
      return isTimeZone(value)
    case 'currency':
      return /^[A-Z]{3}$/.test(value)
    default:
      return field.format satisfies never
  }
}

function isWebLink(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\//i.test(value)
}

/** A name of the IANA list; an offset such as `+05:30` knows no daylight saving. */
export function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

function integerSchema(field: IntegerField) {
  return z.unknown().transform((value, context) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    const isWithin =
      typeof number === 'number' &&
      Number.isInteger(number) &&
      number >= field.least &&
      number <= field.most
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

function listSchema(field: ListField) {
  const most = field.separator === '\n' ? limits.longText : limits.listEntry
  const entries = z
    .array(
      z
        .string({ error: messages.notAList })
        .trim()
        .max(most, { error: messages.tooLong(most) }),
      { error: messages.notAList },
    )
    .transform((texts) => texts.filter((text) => text !== ''))
    .pipe(
      z.array(z.string()).max(limits.listEntries, {
        error: messages.tooManyEntries(limits.listEntries),
      }),
    )
  return z
    .preprocess((value) => splitList(value, field.separator), entries)
    .refine((texts) => field.required === undefined || texts.length > 0, { error: field.required })
    .refine((texts) => field.entries === undefined || texts.every((text) => readHoliday(text)), {
      error: field.invalid,
    })
}

/** A text is split at its separator; an array is taken as it is. */
export function splitList(value: unknown, separator: ListField['separator']): unknown {
  if (value === undefined || value === null) return []
  if (typeof value !== 'string') return value
  return value.split(separator === '\n' ? /\r?\n/ : ',')
}

function referenceSchema(field: ReferenceField) {
  return z
    .preprocess(
      (value) => (isMissing(value) ? null : isRecordLike(value) ? value._id : value),
      z.string({ error: field.unknown }).trim().nullable(),
    )
    .refine((value) => field.required === undefined || value !== null, { error: field.required })
}

function isRecordLike(value: unknown): value is { _id: unknown } {
  return typeof value === 'object' && value !== null && '_id' in value
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
