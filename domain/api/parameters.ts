import { z } from 'zod'
import { knownLanguages } from '../languages/language.ts'
import { message } from '../messages/api-message.ts'
import { toIssue, withCode } from '../messages/issue-message.ts'
import { readDecimal } from '../money/decimal.ts'
import { cutSearch } from '../search/search-text.ts'

/** Record ids are UUIDs; anything else is an error of the client. */
export const recordId = z.guid(withCode('requests.invalidId')).toLowerCase()

/** Path parameters by name, the same in every path. */
export const pathParameters = {
  id: recordId,
  /** Token of a one-time link. */
  token: z.string(),
  /** File name of a stored backup. */
  backup: z.string().regex(/^[a-z0-9-]{1,80}\.tar$/, withCode('backups.invalidName')),
  version: z
    .string()
    .regex(/^[0-9]{1,15}$/, withCode('requests.invalidVersion'))
    .transform(Number),
  language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(knownLanguages, withCode('requests.unknownLanguage'))),
} as const

/** Versions that a request for many records is based on. */
export const versionsById = z
  .record(z.string().toLowerCase(), z.int(), withCode('records.notVersions'))
  .describe('Versions by id. If a record has another version, nothing is written: 409')

export const wholeNumber = z
  .string()
  .regex(/^[0-9]{1,15}$/, withCode('fields.notACount'))
  .transform(Number)

/** Amount of money, normalised: see `readDecimal`. */
export const amount = z.string().transform((text, context) => {
  const decimal = readDecimal(text)
  if (decimal !== null) return decimal
  context.addIssue(toIssue(message('fields.notAnAmount')))
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
  .enum(['true', 'false'], withCode('fields.notABoolean'))
  .transform((word) => word === 'true')
