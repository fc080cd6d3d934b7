import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/fields/field-types.ts'
import {
  type MediaValue,
  readMedia,
  readMediaList,
  storedImage,
  storedVideo,
} from '../media/media-value.ts'
import {
  appendEntries,
  entriesOf,
  filledEntries,
  mapEntries,
  mediaInEntries,
  readEntries,
} from './entry-values.ts'

/** Form values by field. Each widget parses its own kind. */
export type FormValues = Record<string, unknown>

const textSchema = z.string().catch('')
const listSchema = z.array(z.string()).catch([])
const textsSchema = z.record(z.string(), z.string()).catch({})
const referenceSchema = z.object({ _id: z.string(), name: z.string() }).nullable().catch(null)
export type Reference = z.infer<typeof referenceSchema>

export function readText(value: unknown): string {
  return textSchema.parse(value)
}

export function readList(value: unknown): string[] {
  return listSchema.parse(value)
}

export function readTexts(value: unknown): Record<string, string> {
  return textsSchema.parse(value)
}

export function readReference(value: unknown): Reference {
  return referenceSchema.parse(value)
}

/** Form values of a record; without one, those of an empty form. */
export function valuesOf(
  type: ContentType,
  record: Readonly<Record<string, unknown>> | null,
): FormValues {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => [
      name,
      readValue(field, record?.[name], record?.[`${name}Details`]),
    ]),
  )
}

function readValue(field: Field, response: unknown, details: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return response === undefined ? (field.initial ?? '') : readText(response)
    case 'integer':
    case 'number':
      return typeof response === 'number' ? response : ''
    case 'records':
      return entriesOf(field, response)
    case 'boolean':
      return response === true
    case 'list':
    case 'references':
      return readList(response)
    case 'reference':
      return readReference(response)
    case 'texts':
      return readTexts(response)
    case 'image':
      return storedImage(response, details)
    case 'images':
      return z
        .array(z.unknown())
        .catch([])
        .parse(response)
        .map((picture) => storedImage(picture, undefined))
        .filter((picture) => picture !== null)
    case 'video':
      return storedVideo(response, details)
    default:
      return field satisfies never
  }
}

/** Multipart body of a write. Contains only newly chosen files. */
export function bodyOf(type: ContentType, values: FormValues): FormData {
  const body = new FormData()
  for (const [name, field] of fieldsOf(type)) appendValue(body, name, field, values[name])
  return body
}

function appendValue(body: FormData, name: string, field: Field, value: unknown): void {
  switch (field.kind) {
    case 'text':
      body.append(name, readText(value))
      return
    case 'integer':
    case 'number':
    case 'boolean':
      body.append(name, String(value ?? ''))
      return
    case 'records':
      appendEntries(body, name, field, value)
      return
    case 'list':
    case 'references':
      // JSON, because an entry may contain a comma.
      body.append(name, JSON.stringify(readList(value)))
      return
    case 'texts':
      body.append(name, JSON.stringify(readTexts(value)))
      return
    case 'reference':
      body.append(name, typeof value === 'string' ? value : (readReference(value)?._id ?? ''))
      return
    case 'image':
      appendPicture(body, name, readMedia(value))
      return
    case 'video': {
      const video = readMedia(value)
      appendFile(body, name, video)
      if (video?.kind === 'chosen' && video.poster)
        body.append(`${name}Poster`, video.poster, 'still.jpg')
      return
    }
    case 'images': {
      const pictures = readMediaList(value)
      // An explicit empty list replaces the stored pictures; new ones alone would be appended to
      // them.
      if (pictures.every(({ kind }) => kind === 'chosen')) body.append(name, '[]')
      const hasValues = field.values !== undefined
      for (const picture of pictures) appendPicture(body, name, picture, hasValues)
      return
    }
    default:
      field satisfies never
  }
}

/**
 * URL of a stored picture or a new file, followed by its alternative text, its focus point and the
 * value of a choice that it shows.
 */
function appendPicture(
  body: FormData,
  name: string,
  media: MediaValue | null,
  hasValues = false,
): void {
  if (media === null) return
  const { alt, focus, value } = media
  const described = hasValues ? { alt, focus, value } : { alt, focus }
  if (media.kind === 'stored') {
    body.append(name, JSON.stringify({ url: media.url, ...described }))
    return
  }
  appendFile(body, name, media)
  if (Object.values(described).some((text) => text !== ''))
    body.append(name, JSON.stringify(described))
}

function appendFile(body: FormData, name: string, value: MediaValue | null): void {
  if (value?.kind === 'chosen') body.append(name, value.file)
}

/** Name of a record by its type's title field. */
export function nameIn(
  type: ContentType,
  record: Readonly<Record<string, unknown>> | null,
): string {
  return type.title === null ? '' : readText(record?.[type.title])
}

/** Files that a save would upload, in the order of the body. */
export function filesIn(type: ContentType, values: FormValues): MediaValue[] {
  return fieldsOf(type).flatMap(([name, field]) => {
    if (field.kind === 'records')
      return mediaInEntries(field, values[name]).filter(({ kind }) => kind === 'chosen')
    const list = field.kind === 'images' ? readMediaList(values[name]) : [readMedia(values[name])]
    return field.kind === 'image' || field.kind === 'images' || field.kind === 'video'
      ? list.filter((value) => value?.kind === 'chosen')
      : []
  })
}

/**
 * Marks the file that the server's message begins with as rejected, with these words on it; returns
 * its field and new value, or null.
 */
export function markRejected(
  type: ContentType,
  values: FormValues,
  { words, sentence }: { words: string; sentence: string },
): { name: string; value: unknown } | null {
  const isMeant = (media: MediaValue | null) =>
    media?.kind === 'chosen' && sentence.startsWith(`${media.file.name} `)
  const failure = { words, sentence }
  for (const [name, field] of fieldsOf(type)) {
    const value = values[name]
    if (field.kind === 'images' && readMediaList(value).some(isMeant)) {
      const marked = readMediaList(value).map((media) =>
        isMeant(media) ? { ...media, failure } : media,
      )
      return { name, value: marked }
    }
    if (field.kind === 'records' && mediaInEntries(field, value).some(isMeant)) {
      const mark = (media: MediaValue) => (isMeant(media) ? { ...media, failure } : media)
      return { name, value: mapEntries(field, readEntries(value), mark) }
    }
    const isFile = field.kind === 'image' || field.kind === 'video'
    if (isFile && isMeant(readMedia(value))) return { name, value }
  }
  return null
}

/** Required fields without a value, in the order of the form. */
export function missingFields(type: ContentType, values: FormValues): string[] {
  return fieldsOf(type)
    .filter(([name, field]) => field.required !== undefined && isMissing(field, values[name]))
    .map(([name]) => name)
}

function isMissing(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
      return readText(value).trim() === ''
    case 'records':
      return filledEntries(field, value).length === 0
    case 'integer':
    case 'number':
      return value === undefined || value === null || value === ''
    case 'boolean':
    case 'texts':
      return false
    case 'list':
    case 'references':
      return readList(value).every((entry) => entry.trim() === '')
    case 'reference':
      return readReference(value) === null
    case 'image':
    case 'video':
      return readMedia(value) === null
    case 'images':
      return readMediaList(value).length === 0
    default:
      return field satisfies never
  }
}

/** Compares two values of a field structurally. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
