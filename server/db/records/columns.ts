import { z } from 'zod'
import type { Field } from '../../../domain/content/fields.ts'

/** Half of a surrogate pair is no text: no page could be sent that holds one. Nor does PostgreSQL keep the character 0. */
const text = z.string().overwrite((value) => value.toWellFormed().replaceAll('\0', '\uFFFD'))

/** A photograph as a record holds it; the file's own facts are repeated here, since they never change. */
export const storedPicture = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: text,
  focus: z.string(),
})
export type StoredPicture = z.infer<typeof storedPicture>

/** A clip as a record holds it. */
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

/** Made once: to make a schema costs many times what it costs to check a value. */
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

/** Opens a field's value from anywhere untyped: a checked form, a column's JSON, an old revision. */
export function toStored(field: Field, value: unknown): StoredValue {
  return storedSchemas[field.kind].parse(value)
}

/** A stored value as its column keeps it. */
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

/** A column's content as a stored value. */
export function fromColumn(field: Field, column: unknown): StoredValue {
  switch (field.kind) {
    case 'text':
      // Most of what is read is text, and a check by schema costs many times this one.
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

/** Whether there is nothing about them that the schema would refuse, change or leave out. */
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

/** The photographs of a stored value, which was checked when it was read. */
export function isPictureList(value: StoredValue): value is StoredPicture[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object')
}

/** The ids that the value of a field of either kind of reference names. */
export function idsIn(value: unknown): string[] {
  return [value].flat().filter((id) => typeof id === 'string')
}

/** What a field holds before anybody filled it in. */
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

/** The files that a field's value names. */
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
