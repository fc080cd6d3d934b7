import { z } from 'zod'
import type { ErrorCode } from '../../messages/api-message.ts'
import { toIssue } from '../../messages/issue-message.ts'
import { type FieldBase, type FieldKind, isMissing, type Options } from './field-kind.ts'

export interface IntegerField extends FieldBase {
  kind: 'integer'
  min: number
  max: number
  /** Value of a new record; default `min`. */
  initial?: number
  invalid: ErrorCode
}

/** Any number within bounds, or none. */
export interface NumberField extends FieldBase {
  kind: 'number'
  min: number
  max: number
  /** Maximum number of decimal places; default any. */
  places?: number
  invalid: ErrorCode
}

export interface BooleanField extends FieldBase {
  kind: 'boolean'
  /** Value of an entry of a list of records that does not name the field; default false. */
  initial?: boolean
}

/** Field with a number in its column. */
export type NumericField = IntegerField | NumberField | BooleanField

export const integer = <const O extends Options<IntegerField>>(options: O) =>
  ({ kind: 'integer', ...options }) as const

export const number = <const O extends Options<NumberField>>(options: O) =>
  ({ kind: 'number', ...options }) as const

export const boolean = <const O extends Options<BooleanField>>(options: O) =>
  ({ kind: 'boolean', ...options }) as const

const integerKind: FieldKind<IntegerField, number> = {
  schema: integerSchema,
  value: () => z.int(),
}

const numberKind: FieldKind<NumberField, number | null> = {
  schema: numberSchema,
  value: () => z.number().nullable(),
}

const booleanKind: FieldKind<BooleanField, boolean> = {
  schema: ({ initial = false }) =>
    z.preprocess(
      (value) => (value === undefined || value === null ? initial : readBoolean(value)),
      z.boolean(),
    ),
  value: () => z.boolean(),
}

export const numericKinds = { integer: integerKind, number: numberKind, boolean: booleanKind }

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
    if (typeof number === 'number' && isAllowed(field, number)) return number
    context.addIssue(toIssue({ code: field.invalid }))
    return z.NEVER
  })
}

function isAllowed({ min, max, places }: NumberField, number: number): boolean {
  const isRounded = places === undefined || Number(number.toFixed(places)) === number
  return number >= min && number <= max && isRounded
}

function readBoolean(value: unknown): unknown {
  if (value === 0) return false
  if (value === 1) return true
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  if (['', 'false', '0', 'off'].includes(word)) return false
  return ['true', '1', 'on'].includes(word) ? true : value
}
