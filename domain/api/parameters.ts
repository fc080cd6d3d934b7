import { z } from 'zod'
import { knownLanguages } from '../languages/language.ts'
import { readDecimal } from '../money/decimal.ts'
import { cutSearch } from '../search/search-length.ts'
import { messages } from '../text/validation-messages.ts'

/** Record ids are UUIDs; anything else is an error of the client. */
export const recordId = z.guid({ error: 'This id is not valid.' }).toLowerCase()

/** Path parameters by name, the same in every path. */
export const pathParameters = {
  id: recordId,
  /** Token of a one-time link. */
  token: z.string(),
  /** File name of a stored backup. */
  backup: z
    .string()
    .regex(/^[a-z0-9-]{1,80}\.tar$/, { error: 'This is not the name of a backup.' }),
  version: z
    .string()
    .regex(/^[0-9]{1,15}$/, { error: 'The version must be a whole number.' })
    .transform(Number),
  language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(knownLanguages, { error: 'This language is not known.' })),
} as const

/** Versions that a request for many records is based on. */
export const versionsById = z
  .record(z.string().toLowerCase(), z.int({ error: messages.notANumber }), {
    error: 'must be versions by the ids of their records',
  })
  .describe('Versions by id. If a record has another version, nothing is written: 409')

export const wholeNumber = z
  .string()
  .regex(/^[0-9]{1,15}$/, { error: 'must be a whole number of 0 or more' })
  .transform(Number)

/** Amount of money, normalised: see `readDecimal`. */
export const amount = z.string().transform((text, context) => {
  const decimal = readDecimal(text)
  if (decimal !== null) return decimal
  context.addIssue({ code: 'custom', message: 'must be an amount such as 1299 or 1299.50' })
  return z.NEVER
})

/** Words of a search. */
export const searchText = z.string().transform(cutSearch)

/** `skip` and `limit`, the same for every list. */
export const pageQuery = z.object({
  skip: wholeNumber.optional(),
  limit: wholeNumber.optional(),
})

/** `lang` of everything that visitors read. */
export const languageQuery = z.object({
  lang: z
    .string()
    .describe('Language of the texts, such as hi; without it the default language of the shop')
    .optional(),
})

/** Boolean of a query string. */
export const choice = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((word) => word === 'true')
