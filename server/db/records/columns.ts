import { z } from 'zod'
import type { EntryField, Field, RecordsField } from '../../../domain/content/fields/field-types.ts'

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

type StoredEntryValue = string | number | boolean | string[] | StoredPicture | null
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
  integer: z.number(),
  number: z.number().nullable(),
  boolean: z.boolean(),
  list: z.array(text),
  reference: z.string().nullable(),
  references: z.array(text),
  // Only a picture in a list shows a value of a choice.
  image: storedPicture.omit({ value: true }).nullable(),
  images: z.array(storedPicture),
  video: storedVideo.nullable(),
  texts: z.record(z.string(), text),
  records: z.array(
    z.record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), z.array(text), storedPicture, z.null()]),
    ),
  ),
} satisfies Record<Field['kind'], z.ZodType<StoredValue>>

/**
 * Parses a field's value from an untyped source: a validated form, a column's JSON, an old
 * revision.
 */
export function toStored(field: Field, value: unknown): StoredValue {
  if (field.kind === 'records') return toStoredEntries(field, value)
  return storedSchemas[field.kind].parse(value)
}

/** Entries have the declared fields in the declared order; one that is missing is empty. */
function toStoredEntries({ entries, hasIds }: RecordsField, value: unknown): StoredEntry[] {
  return untypedEntries.parse(value).map((entry) => ({
    ...(hasIds && { _id: text.parse(entry._id) }),
    ...Object.fromEntries(
      Object.entries(entries).map(([name, field]) => [
        name,
        toStoredEntryValue(field, entry[name]),
      ]),
    ),
  }))
}

const untypedEntries = z.array(z.record(z.string(), z.unknown()))

function toStoredEntryValue(field: EntryField, value: unknown): StoredEntryValue {
  switch (field.kind) {
    case 'text':
      return text.parse(value ?? field.initial ?? '')
    case 'id':
      return text.parse(value ?? '')
    case 'entry-ids':
      return storedSchemas.list.parse(value ?? [])
    case 'number':
      return storedSchemas.number.parse(value ?? null)
    case 'boolean':
      return storedSchemas.boolean.parse(value ?? field.initial ?? false)
    case 'image':
      return storedSchemas.image.parse(value ?? null)
    default:
      return field satisfies never
  }
}

/** Entries of a value that was validated when it was read. */
export function entriesIn(value: unknown): StoredEntry[] {
  return storedSchemas.records.parse(value ?? [])
}

/** Column value of a stored value. */
export function toColumn(field: Field, value: StoredValue): string | number | null {
  switch (field.kind) {
    case 'text':
      return storedSchemas.text.parse(value)
    case 'integer':
      return storedSchemas.integer.parse(value)
    case 'number':
      return storedSchemas.number.parse(value)
    case 'boolean':
      return value === true ? 1 : 0
    case 'reference':
      return storedSchemas.reference.parse(value)
    case 'list':
    case 'references':
    case 'images':
    case 'texts':
    case 'records':
      return JSON.stringify(value)
    case 'image':
    case 'video':
      return value === null ? null : JSON.stringify(value)
    default:
      return field satisfies never
  }
}

/** Stored value of a column. */
export function fromColumn(field: Field, column: unknown): StoredValue {
  switch (field.kind) {
    case 'text':
      // Fast path: most columns are text, and a check by schema costs many times as much.
      return isText(column) ? column : toStored(field, column)
    case 'integer':
      return typeof column === 'number' ? column : toStored(field, column)
    case 'number':
      return column === null ? null : toStored(field, column)
    case 'reference':
      return column === null || isText(column) ? column : toStored(field, column)
    case 'boolean':
      return column === 1
    case 'list':
    case 'references': {
      const entries: unknown = column === null ? null : column === '[]' ? [] : parseJson(column)
      return isTextList(entries) ? entries : entries === null ? null : toStored(field, entries)
    }
    case 'images': {
      const pictures: unknown = column === null || column === '[]' ? [] : parseJson(column)
      return isStoredPictures(pictures) ? pictures : toStored(field, pictures)
    }
    case 'image':
    case 'video':
    case 'texts':
    case 'records':
      return column === null || column === '[]'
        ? emptyValue(field)
        : toStored(field, parseJson(column))
    default:
      return field satisfies never
  }
}

function parseJson(column: unknown): unknown {
  return JSON.parse(storedSchemas.text.parse(column))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed()
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

const pictureTexts = ['file', 'placeholder', 'alt', 'focus', 'value']
const pictureNumbers = ['width', 'height']
const pictureKeys = pictureTexts.length + pictureNumbers.length

/** Fast check that the schema would accept the value unchanged. */
function isStoredPictures(value: unknown): value is StoredPicture[] {
  return Array.isArray(value) && value.every(isStoredPicture)
}

function isStoredPicture(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  return (
    entries.length === ('value' in value ? pictureKeys : pictureKeys - 1) &&
    entries.every(
      ([key, entry]) =>
        (pictureTexts.includes(key) && isText(entry)) ||
        (pictureNumbers.includes(key) && typeof entry === 'number'),
    )
  )
}

/** Narrows a value that was validated when it was read. */
export function isPictureList(value: StoredValue): value is StoredPicture[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object')
}

/** Ids in the value of a reference field of either kind. */
export function idsIn(value: unknown): string[] {
  return [value].flat().filter((id) => typeof id === 'string')
}

/** Value of a field that nobody has filled in. */
export function emptyValue(field: Field): StoredValue {
  switch (field.kind) {
    case 'text':
      return field.initial ?? ''
    case 'integer':
      return field.min
    case 'boolean':
      return false
    case 'list':
      return [...(field.initial ?? [])]
    case 'references':
    case 'images':
    case 'records':
      return []
    case 'texts':
      return {}
    case 'number':
    case 'reference':
    case 'image':
    case 'video':
      return null
    default:
      return field satisfies never
  }
}

/** Files that a field's value refers to. */
export function filesOf(field: Field, value: StoredValue): string[] {
  switch (field.kind) {
    case 'image':
      return value === null ? [] : [storedPicture.parse(value).file]
    case 'images':
      return (isPictureList(value) ? value : storedSchemas.images.parse(value)).map(
        ({ file }) => file,
      )
    case 'video': {
      if (value === null) return []
      const video = storedVideo.parse(value)
      return video.poster === null ? [video.file] : [video.file, video.poster.file]
    }
    case 'records':
      return filesInEntries(field, value)
    case 'text':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'list':
    case 'reference':
    case 'references':
    case 'texts':
      return []
    default:
      return field satisfies never
  }
}

function filesInEntries({ entries }: RecordsField, value: StoredValue): string[] {
  const pictures = Object.keys(entries).filter((name) => entries[name]?.kind === 'image')
  if (pictures.length === 0) return []
  return entriesIn(value).flatMap((entry) =>
    pictures.flatMap((name) => storedSchemas.image.parse(entry[name] ?? null)?.file ?? []),
  )
}
