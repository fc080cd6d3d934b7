import { z } from 'zod'
import { toIssue } from '../../messages/issue-message.ts'
import { type FieldKind, isMissing } from './field-kind.ts'
import type { BooleanField, IntegerField, NumberField } from './field-types.ts'

export const integerKind: FieldKind<IntegerField> = {
  schema: integerSchema,
  response: (_, name) => ({ [name]: z.int() }),
}

export const numberKind: FieldKind<NumberField> = {
  schema: numberSchema,
  response: (_, name) => ({ [name]: z.number().nullable() }),
}

export const booleanKind: FieldKind<BooleanField> = {
  schema: ({ initial = false }) =>
    z.preprocess(
      (value) => (value === undefined || value === null ? initial : readBoolean(value)),
      z.boolean(),
    ),
  response: (_, name) => ({ [name]: z.boolean() }),
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

function readBoolean(value: unknown): unknown {
  if (value === 0) return false
  if (value === 1) return true
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  if (['', 'false', '0', 'off'].includes(word)) return false
  return ['true', '1', 'on'].includes(word) ? true : value
}
