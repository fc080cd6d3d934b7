import { z } from 'zod'
import { type ChatTextName, findChatTextError } from '../../chat/chat-text.ts'
import type { ApiMessage, ErrorCode } from '../../messages/api-message.ts'
import { toIssue } from '../../messages/issue-message.ts'
import { readDecimal } from '../../money/decimal.ts'
import { findAccentError, isColour } from '../../shop/accent.ts'
import { readSpans } from '../../time/opening-hours.ts'
import { isTarget, readPath } from '../../urls/web-address.ts'
import { limits } from '../limits.ts'
import type { FieldBase, FieldKind, Options } from './field-kind.ts'

export interface TextField extends FieldBase {
  kind: 'text'
  format:
    | 'line'
    | 'long'
    | 'email'
    | 'digits'
    | 'link'
    | 'path'
    | 'target'
    | 'time-zone'
    | 'currency'
    | 'accent'
    | 'option'
    | 'colour'
    | 'decimal'
    | 'moment'
    | 'date'
    | 'hours'
    | 'chat-text'
  /** Options of the format `option`: stored value to label. */
  options?: Readonly<Record<string, string>>
  /** Error for a wrong format. */
  invalid?: ErrorCode
  /** Maximum length, if it is another than that of the format. */
  max?: number
  /** Number of digits of the format `digits`. */
  digits?: number
  /** Message that a template of the format `chat-text` is for. */
  chatText?: ChatTextName
  initial?: string
  /** An emptied field is reset to its initial value. */
  neverEmpty?: boolean
  /** Also accepts JSON numbers. */
  takesNumbers?: true
  /** Error for another value than the record was created with. */
  fixed?: ErrorCode
}

type TextOptions = Options<TextField, 'format' | 'digits'>

const ofFormat =
  <const T extends TextField['format']>(format: T) =>
  <const O extends TextOptions>(options: O) =>
    ({ kind: 'text', format, ...options }) as const

export const line = ofFormat('line')
export const longText = ofFormat('long')
export const email = ofFormat('email')
export const link = ofFormat('link')
/** Path of an address, in the form of `readPath`. */
export const path = ofFormat('path')
/** Path of this site, or an http(s) address. */
export const target = ofFormat('target')
export const timeZone = ofFormat('time-zone')
export const currency = ofFormat('currency')
export const accent = ofFormat('accent')
/** Opening hours of one day: `10:00-13:00, 15:00-19:00`. */
export const hours = ofFormat('hours')

export const digits = <const O extends Options<TextField, 'format'> & { digits: number }>(
  options: O,
) => ({ kind: 'text', format: 'digits', ...options }) as const

/** Amount with up to two decimal places; normalised to `1299` or `1299.50`. */
export const decimal = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'decimal', invalid: 'fields.invalidAmount', ...options }) as const

/** Text that is one of several options. Without `neverEmpty` it may also be empty. */
export const option = <const O extends TextOptions & Required<Pick<TextField, 'options'>>>(
  options: O,
) => ({ kind: 'text', format: 'option', invalid: 'fields.notInList', ...options }) as const

/** Colour as `#rrggbb`, in small letters. */
export const colour = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'colour', invalid: 'fields.invalidColour', ...options }) as const

/** Timestamp, stored in UTC; accepted with the offset of any time zone. */
export const moment = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'moment', invalid: 'fields.invalidMoment', ...options }) as const

/** Calendar day, such as `2026-11-21`. */
export const date = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'date', invalid: 'fields.invalidDate', ...options }) as const

export const chatText = <const O extends TextOptions & { chatText: ChatTextName }>(options: O) =>
  ({ kind: 'text', format: 'chat-text', ...options }) as const

export const textKind: FieldKind<TextField, string> = {
  schema: textSchema,
  value: () => z.string(),
  isTranslated: ({ format }) => ['line', 'long', 'chat-text'].includes(format),
}

/** Schema of a text: trims it and normalises it by its format. */
export function textSchema(field: TextField): z.ZodType<string> {
  const isTemplate = field.format === 'chat-text'
  const isLong = field.format === 'long' || isTemplate
  const { max = isLong ? limits.longText : limits.line } = field
  const trimmed = z.preprocess(
    (value) => (field.takesNumbers && typeof value === 'number' ? String(value) : (value ?? '')),
    z
      .string()
      .trim()
      .max(max)
      .transform((value) => (value === '' && field.neverEmpty ? (field.initial ?? '') : value))
      .transform((value) => normalise(field, value)),
  )
  return trimmed.superRefine((value, context) => {
    const error = value === '' ? toMessage(field.required) : findFormatError(field, value)
    if (error !== undefined) context.addIssue(toIssue(error))
  })
}

/** Normalises formats with several spellings to the stored one. */
function normalise({ format }: TextField, value: string): string {
  switch (format) {
    case 'decimal':
      return readDecimal(value) ?? value
    case 'moment':
      return inUtc(value)
    case 'colour':
      return value.toLowerCase()
    case 'path':
      return readPath(value) ?? value
    case 'chat-text':
      // HTML forms submit line breaks as CRLF.
      return value.replace(/\r\n?/g, '\n')
    default:
      return value
  }
}

/** Error of a non-empty text; undefined if valid. */
function findFormatError(field: TextField, value: string): ApiMessage | undefined {
  if (field.chatText !== undefined) return findChatTextError(field.chatText, value)
  if (!isOfFormat(field, value)) return toMessage(field.invalid)
  return field.format === 'accent' ? findAccentError(value)?.error : undefined
}

function toMessage(code: ErrorCode | undefined): ApiMessage | undefined {
  return code && { code }
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
    case 'path':
      return readPath(value) !== null
    case 'target':
      return isTarget(value)
    case 'time-zone':
      return isTimeZone(value)
    case 'currency':
      return isCurrency(value)
    case 'option':
      return Object.hasOwn(field.options ?? {}, value)
    case 'decimal':
      return readDecimal(value) !== null
    case 'accent':
    case 'colour':
      return isColour(value)
    case 'moment':
      return isMoment(value)
    case 'date':
      return z.iso.date().safeParse(value).success
    default:
      return field.format satisfies never
  }
}

function isWebLink(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\//i.test(value)
}

/** IANA time zone name; an offset such as `+05:30` has no daylight saving. */
export function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** ISO 4217 code in current use, as the runtime knows them. */
function isCurrency(value: string): boolean {
  return Intl.supportedValuesOf('currency').includes(value)
}

const writtenMoment = z.iso.datetime({ offset: true })

function isMoment(value: string): boolean {
  return writtenMoment.safeParse(inUtc(value)).success
}

/**
 * Normalises timestamps to one form, so that they sort as texts; anything else is returned
 * unchanged.
 */
function inUtc(value: string): string {
  const withSeconds = value.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00')
  const isWritten = writtenMoment.safeParse(withSeconds).success
  return isWritten ? new Date(withSeconds).toISOString() : value
}
