import { z } from 'zod'
import { GOOD_WIDTH, type ImageField } from '../../domain/content/fields/media-fields.ts'
import { isTranslated } from '../../domain/content/fields/translated-fields.ts'
import { checkTranslatedAlt } from '../../domain/languages/translation-texts.ts'
import type { Picture } from '../../domain/media/media.ts'
import { mediaUrl } from '../storage/file-names.ts'
import { Upload } from '../storage/upload.ts'
import {
  type FieldKind,
  jsonKind,
  type Known,
  openText,
  type Part,
  parseDraft,
  type Replacement,
  textsOf,
} from './field-kind.ts'
import { NamedPicture, readNamedPicture } from './named-picture.ts'
import { readDescription } from './picture-description.ts'
import { type StoredPicture, storedPicture, storedSchemas } from './stored-values.ts'

export const imageKind: FieldKind<ImageField, StoredPicture | null> = {
  ...jsonKind(storedSchemas.image, () => null),
  filesOf: (_, value) => (value === null ? [] : [storedPicture.parse(value).file]),
  replaceMedia(field, path, value, replacement) {
    if (value === null) return null
    const { goodWidth = GOOD_WIDTH } = field
    const place = { field: path, texts: isTranslated(field) ? path : null, goodWidth }
    return replacement.picture(storedPicture.parse(value), place)
  },
  readJson: (_, sent, { current }) => readNamedPicture(sent) ?? describe(current, sent),
  readParts(_, parts, { current }) {
    const texts = textsOf(parts).map(openText)
    const chosen = texts.map(readNamedPicture).findLast((picture) => picture !== null)
    return describe(parts.findLast(isFile) ?? chosen ?? current, texts.at(-1))
  },
  present: (_, value, known) =>
    value === null ? null : presentPicture(storedPicture.parse(value), known),
  respond: ({ shape }, name, value) =>
    shape === 'url' ? respondMedia(name, value) : { [name]: value ?? { url: '' } },
  replaceTexts: (_, path, value, replacement) =>
    isPicture(value) ? replaceAlt(path, value, replacement) : value,
  readTexts: (_, path, sent, { add }) => add(path, checkTranslatedAlt(sent)),
  uploads: () => 'picture',
  presentDraft(_, sent, stored) {
    const file = parseDraft(draftFile.nullable(), sent)
    return file === null ? null : draftPicture(file, picturesIn(stored))
  },
  mark(_, value, marker) {
    if (isPresented(value)) marker.file(value)
    return value
  },
}

/** Stored file, or one chosen in the browser that only it can open. */
export const draftFile = z.object({
  url: z.string().regex(/^(?:blob:|\/media\/)/),
  alt: z.string().default(''),
  focus: z.string().default(''),
})

const picture = z.custom<Picture>(
  (value) => typeof value === 'object' && value !== null && 'placeholder' in value,
)

/** Pictures of a presented value by their URL. */
export function picturesIn(value: unknown): Map<string, Picture> {
  const pictures = [value].flat().flatMap((one) => picture.safeParse(one).data ?? [])
  return new Map(pictures.map((one) => [one.url, one]))
}

/** Picture of an unsaved file; a new one has no variants yet. */
export function draftPicture(
  { url, alt, focus }: z.infer<typeof draftFile>,
  known: Map<string, Picture>,
): Picture {
  const unknown = { url, width: 0, height: 0, placeholder: '', ready: 'none' } as const
  return { ...(known.get(url) ?? unknown), alt, focus: focusPattern.test(focus) ? focus : '' }
}

const focusPattern = /^\d{1,3}% \d{1,3}%$/

/** True for a picture or video as pages read it. */
export function isPresented(value: unknown): value is { url: string; poster?: unknown } {
  return (
    typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
  )
}

/** Browsers send an empty file for an empty file input. */
export function isFile(part: Part): part is Upload {
  return part instanceof Upload && part.bytes > 0
}

export function presentPicture(picture: StoredPicture, { unfinished }: Known): Picture {
  const { file, ...facts } = picture
  return { url: mediaUrl(file), ...facts, ready: unfinished.get(file) ?? 'avif' }
}

/** Bare URL of a picture or video, with details beside it. */
export function respondMedia(name: string, value: unknown): Record<string, unknown> {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : ''
  return { [name]: url, [`${name}Details`]: value }
}

/** The image with the description sent for it, if any. */
export function describe(current: unknown, sent: unknown): unknown {
  const words = readDescription(sent)
  if (words === undefined) return current
  if (current instanceof Upload) return new Upload({ ...current, ...words })
  if (current instanceof NamedPicture) return new NamedPicture({ ...current, ...words })
  const picture = storedPicture.safeParse(current)
  return picture.success ? { ...picture.data, ...words } : current
}

export interface AnyPicture {
  alt: string
  /** Name of a stored picture. */
  file?: unknown
  /** Address of a presented one. */
  url?: unknown
}

export function replaceAlt(
  path: string,
  picture: AnyPicture,
  replacement: Replacement,
): AnyPicture {
  const alt = replacement.text(path, picture.alt)
  return alt === picture.alt ? picture : { ...picture, alt }
}

export function isPicture(value: unknown): value is AnyPicture {
  return (
    typeof value === 'object' &&
    value !== null &&
    'alt' in value &&
    typeof value.alt === 'string' &&
    ('file' in value || 'url' in value)
  )
}
