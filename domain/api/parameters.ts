import { z } from 'zod'

/** Record ids are UUIDs; anything else is a mistake in the call. */
export const recordId = z.guid({ error: 'This id is not valid.' }).toLowerCase()

/** What each name stands for in a path, wherever it occurs. */
export const pathParameters = {
  id: recordId,
  /** Of a one-time link. */
  token: z.string(),
  /** The name of a kept backup. */
  backup: z
    .string()
    .regex(/^[a-z0-9-]{1,80}\.tar$/, { error: 'This is not the name of a backup.' }),
  version: z
    .string()
    .regex(/^[0-9]{1,15}$/, { error: 'The version must be a whole number.' })
    .transform(Number),
} as const

export const wholeNumber = z
  .string()
  .regex(/^[0-9]{1,15}$/, { error: 'must be a whole number of 0 or more' })
  .transform(Number)

/** `skip` and `limit` as every list takes them. */
export const pageQuery = z.object({
  skip: wholeNumber.optional(),
  limit: wholeNumber.optional(),
})

/** A yes or no in a query. */
export const choice = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((word) => word === 'true')
