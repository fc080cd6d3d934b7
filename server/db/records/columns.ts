import { z } from 'zod'
import type { Field } from '../../../domain/content/field-types.ts'

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
})
export type StoredPicture = z.infer<typeof storedPicture>

/** A video in a record. */
export const storedVideo = z.object({
  file: z.string(),
  type: z.string(),
  poster: storedPicture.nullable(),
})
export type StoredVideo = z.infer<typeof storedVideo>

export type StoredValue =
  | string
  | number
  | boolean
  | string[]
  | StoredPicture
  | StoredPicture[]
  | StoredVideo
  | Record<string, string>
  | null
export type StoredFields = Record<string, StoredValue>

/** Cached: creating a schema costs many times as much as checking a value. */
export const storedSchemas = {
  text,
  integer: z.number(),
  boolean: z.boolean(),
  list: z.array(text),
  reference: z.string().nullable(),
  references: z.array(text),
  image: storedPicture.nullable(),
  images: z.array(storedPicture),
  video: storedVideo.nullable(),
  texts: z.record(z.string(), text),
} satisfies Record<Field['kind'], z.ZodType<StoredValue>>

/**
 * Parses a field's value from an untyped source: a validated form, a column's JSON, an old
 * revision.
 */
export function toStored(field: Field, value: unknown): StoredValue {
  return storedSchemas[field.kind].parse(value)
}

/** Column value of a stored value. */
export function toColumn(field: Field, value: StoredValue): string | number | null {
  switch (field.kind) {
    case 'text':
      return storedSchemas.text.parse(value)
    case 'integer':
      return storedSchemas.integer.parse(value)
    case 'boolean':
      return value === true ? 1 : 0
    case 'reference':
      return storedSchemas.reference.parse(value)
    case 'list':
    case 'references':
    case 'images':
    case 'texts':
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
      return column === null ? emptyValue(field) : toStored(field, parseJson(column))
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

const pictureTexts = ['file', 'placeholder', 'alt', 'focus']
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
    entries.length === pictureKeys &&
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
    case 'references':
    case 'images':
      return []
    case 'texts':
      return {}
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
    case 'text':
    case 'integer':
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
