import { z } from 'zod'
import { messages } from '../text/validation-messages.ts'
import { readHoliday } from '../time/opening-hours.ts'
import type { ListField } from './field-types.ts'
import { limits } from './limits.ts'

/** Schema of a list; empty entries are dropped. */
export function listSchema(field: ListField) {
  const max = field.separator === '\n' ? limits.longText : limits.listEntry
  const isOfGroups = field.entries === 'vocabulary-group'
  const maxEntries = isOfGroups ? limits.vocabularyGroups : limits.listEntries
  const entries = z
    .array(
      z
        .string({ error: messages.notAList })
        .trim()
        .max(max, { error: messages.tooLong(max) }),
      { error: messages.notAList },
    )
    .transform((texts) => texts.filter((text) => text !== ''))
    .transform((texts) => (isOfGroups ? [...new Set(texts)] : texts))
    .pipe(z.array(z.string()).max(maxEntries, { error: messages.tooManyEntries(maxEntries) }))
  return z
    .preprocess((value) => splitList(value, field.separator), entries)
    .refine((texts) => field.required === undefined || texts.length > 0, { error: field.required })
    .refine((texts) => field.entries !== 'holiday' || texts.every((text) => readHoliday(text)), {
      error: field.invalid,
    })
}

/** Splits a text at its separator; returns an array unchanged. */
export function splitList(value: unknown, separator: ListField['separator']): unknown {
  if (value === undefined || value === null) return []
  if (typeof value !== 'string') return value
  return value.split(separator === '\n' ? /\r?\n/ : ',')
}
