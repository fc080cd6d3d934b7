import { z } from 'zod'
import { limits } from '../../domain/content/limits.ts'
import { type StoredPicture, storedPicture } from '../db/records/columns.ts'
import { Upload } from '../storage/upload.ts'

/** Editable properties of an image: alt text, and the focus point that a crop keeps. */
const description = z.object({
  alt: z.string().trim().max(limits.line).optional(),
  focus: z
    .string()
    .regex(/^(?:|(?:100|[0-9]{1,2})% (?:100|[0-9]{1,2})%)$/)
    .optional(),
})

/** The stored image with the description sent for it, if any. */
export function describe(current: unknown, sent: unknown): unknown {
  const picture = storedPicture.safeParse(current)
  const words = description.safeParse(sent)
  if (!picture.success || !words.success) return current
  return { ...picture.data, ...words.data }
}

/** The same for an upload. */
export function describeUpload(upload: Upload, sent: unknown): Upload {
  const words = description.safeParse(sent)
  return words.success ? new Upload({ ...upload, ...words.data }) : upload
}

/**
 * The image with the value of a choice that it is said to show; an empty one removes it, and
 * without one it stays.
 */
export function withSentValue(picture: unknown, sent: unknown): unknown {
  const value = readSentValue(sent)
  if (value === undefined) return picture
  if (picture instanceof Upload) return new Upload({ ...picture, value })
  const stored = storedPicture.safeParse(picture)
  if (!stored.success) return picture
  const { value: _, ...rest } = stored.data
  return value === '' ? rest : ({ ...rest, value } satisfies StoredPicture)
}

function readSentValue(sent: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null || !('value' in sent)) return undefined
  const { value } = sent
  return typeof value === 'string' ? value.trim().toLowerCase() : String(value ?? '')
}

/** A text part may contain an object or an array as JSON. */
export function openText(entry: unknown): unknown {
  if (typeof entry !== 'string' || !/^\s*[{[]/.test(entry)) return entry
  try {
    return JSON.parse(entry)
  } catch {
    return entry
  }
}
