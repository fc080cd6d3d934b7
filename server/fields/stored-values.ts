import { z } from 'zod'

/**
 * Replaces lone surrogates, which cannot be sent as UTF-8, and U+0000, which PostgreSQL does not
 * accept.
 */
const text = z.string().overwrite((value) => value.toWellFormed().replaceAll('\0', '\uFFFD'))

/**
 * A photo in a record; width, height and placeholder are copied from the file, since they never
 * change.
 */
export const storedPicture = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: text,
  focus: z.string(),
  /** Id of the value of a choice that the photo shows; absent on most. */
  value: z.string().optional(),
})
export type StoredPicture = z.infer<typeof storedPicture>

/** A video in a record. */
export const storedVideo = z.object({
  file: z.string(),
  type: z.string(),
  poster: storedPicture.nullable(),
})
export type StoredVideo = z.infer<typeof storedVideo>

export type StoredEntryValue =
  | string
  | number
  | boolean
  | string[]
  | StoredPicture
  | Record<string, string>
  | null
/** Entry of a list of records. */
export type StoredEntry = Record<string, StoredEntryValue>

export type StoredValue =
  | string
  | number
  | boolean
  | string[]
  | StoredPicture
  | StoredPicture[]
  | StoredVideo
  | Record<string, string>
  | StoredEntry[]
  | null
export type StoredFields = Record<string, StoredValue>

/** Cached: creating a schema costs many times as much as checking a value. */
export const storedSchemas = {
  text,
  list: z.array(text),
  // Only a picture in a list shows a value of a choice.
  image: storedPicture.omit({ value: true }).nullable(),
  images: z.array(storedPicture),
  texts: z.record(z.string(), text),
  records: z.array(
    z.record(
      z.string(),
      z.union([
        z.string(),
        z.number(),
        z.boolean(),
        z.array(text),
        storedPicture,
        z.record(z.string(), text),
        z.null(),
      ]),
    ),
  ),
}

/** Entries of a value that was validated when it was read. */
export function entriesIn(value: unknown): StoredEntry[] {
  return storedSchemas.records.parse(value ?? [])
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed()
}

/** Narrows a value that was validated when it was read. */
export function isPictureList(value: StoredValue): value is StoredPicture[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object')
}

/** Ids in the value of a reference field of either kind. */
export function idsIn(value: unknown): string[] {
  return [value].flat().filter((id) => typeof id === 'string')
}
