import { z } from 'zod'
import { fieldSchema } from '../../domain/content/fields/field-kinds.ts'
import type { Field, ListField, TextField } from '../../domain/content/fields/field-types.ts'
import type { Picture, Video } from '../../domain/media/media.ts'

/** A value that is no value of its field's kind. */
export class WrongKind extends Error {
  override name = 'WrongKind'
}

/**
 * Value of a record as pages read it, from an unsaved one of a form. Free texts are taken as typed,
 * even if they cannot be saved yet; a text of a format that is not complete yet leaves the `stored`
 * value. Throws `WrongKind` for anything that no form sends.
 */
export function readDraftValue(field: Field, sent: unknown, stored: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return readText(field, parse(z.string(), sent), stored)
    case 'list':
      return readList(field, parse(z.array(z.string()), sent), stored)
    case 'texts':
      return parse(z.record(z.string(), z.string()), sent)
    case 'image': {
      const file = parse(fileSchema.nullable(), sent)
      return file === null ? null : pictureOf(file, picturesIn(stored))
    }
    case 'images': {
      const known = picturesIn(stored)
      return parse(z.array(fileSchema), sent).map((file) => pictureOf(file, known))
    }
    case 'video': {
      const file = parse(fileSchema.nullable(), sent)
      return file === null ? null : videoOf(file, stored)
    }
    default:
      // No type of the site editor has another field.
      return stored
  }
}

/** Stored file, or one chosen in the browser that only it can open. */
const fileSchema = z.object({
  url: z.string().regex(/^(?:blob:|\/media\/)/),
  alt: z.string().default(''),
  focus: z.string().default(''),
})
type SentFile = z.infer<typeof fileSchema>

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new WrongKind()
}

function readText(field: TextField, text: string, stored: unknown): unknown {
  if (field.format === 'line' || field.format === 'long') return text.trim()
  return readComplete(field, text, stored)
}

function readList(field: ListField, entries: string[], stored: unknown): unknown {
  if (field.entries !== undefined) return readComplete(field, entries, stored)
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
}

function readComplete(field: Field, value: string | string[], stored: unknown): unknown {
  if (value === '') return ''
  const result = fieldSchema(field).safeParse(value)
  return result.success ? result.data : stored
}

const isPicture = z.custom<Picture>(
  (value) => typeof value === 'object' && value !== null && 'placeholder' in value,
)
const isVideo = z.custom<Video>(
  (value) => typeof value === 'object' && value !== null && 'poster' in value,
)

/** Pictures of a field's stored value by their URL. */
function picturesIn(stored: unknown): Map<string, Picture> {
  const list = Array.isArray(stored) ? stored : [stored]
  const pictures = list.flatMap((value) => isPicture.safeParse(value).data ?? [])
  return new Map(pictures.map((picture) => [picture.url, picture]))
}

/** A new file has no variants yet. */
function pictureOf({ url, alt, focus }: SentFile, known: Map<string, Picture>): Picture {
  const unknown = { url, width: 0, height: 0, placeholder: '', ready: 'none' } as const
  return { ...(known.get(url) ?? unknown), alt, focus: focusPattern.test(focus) ? focus : '' }
}

const focusPattern = /^\d{1,3}% \d{1,3}%$/

function videoOf({ url }: SentFile, stored: unknown): Video {
  const { data } = isVideo.safeParse(stored)
  return data?.url === url ? data : { url, type: 'video/mp4', poster: null }
}
