import { z } from 'zod'
import { messages } from '../text/validation-messages.ts'
import { readHoliday } from '../time/opening-hours.ts'
import type { ListField } from './field-types.ts'
import { limits } from './limits.ts'

/** Schema of a list; empty entries are dropped. */
export function listSchema(field: ListField) {
  const max = field.separator === '\n' ? limits.longText : limits.listEntry
  const entries = z
    .array(
      z
        .string({ error: messages.notAList })
        .trim()
        .max(max, { error: messages.tooLong(max) }),
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

/** Splits a text at its separator; returns an array unchanged. */
export function splitList(value: unknown, separator: ListField['separator']): unknown {
  if (value === undefined || value === null) return []
  if (typeof value !== 'string') return value
  return value.split(separator === '\n' ? /\r?\n/ : ',')
}
