import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import type { Field, ImagesField } from '../../domain/content/fields/field-types.ts'
import { splitList } from '../../domain/content/fields/list-field.ts'
import type { Language } from '../../domain/languages/language.ts'
import { fieldLabel, message } from '../../domain/messages/api-message.ts'
import { type StoredFields, storedPicture } from '../db/records/columns.ts'
import type { Part } from '../http/multipart.ts'
import { invalid } from '../kernel/errors.ts'
import { mediaUrl } from '../media/media-urls.ts'
import { shorten } from '../storage/file-names.ts'
import { Upload } from '../storage/upload.ts'
import { mergeEntries } from './entries/entry-input.ts'
import { describe, describeUpload, openText, withSentValue } from './picture-input.ts'

/**
 * The body of a write: the parts of a form in order, or the properties of a JSON object. Both are
 * equivalent; only lists and images differ in notation.
 */
export type Input =
  | {
      kind: 'parts'
      parts: Map<string, Part[]>
      /** Files of further parts by name, for the pictures in lists of records. */
      files?: ReadonlyMap<string, Upload>
      /** Translations of the program's own content, in place of sent ones. */
      dictionary?: Dictionary
      /** Returns true once the client has disconnected, which cancels the write. */
      isAbandoned?: () => boolean
    }
  | { kind: 'json'; body: Record<string, unknown> }

/** Translations by language and original. They need neither URLs of new photos nor ids of new entries. */
export type Dictionary = ReadonlyMap<Language, ReadonlyMap<string, string>>

/** True if a write names a field or another part of its type. */
export function isSent(input: Input, name: string): boolean {
  return input.kind === 'json' ? Object.hasOwn(input.body, name) : input.parts.has(name)
}

/**
 * The unchecked fields after the write: the input merged over the stored fields. Media fields
 * contain stored media and uploads side by side.
 */
export function mergeInput(
  type: ContentType,
  stored: StoredFields,
  input: Input,
): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => {
      const current = stored[name]
      const sent = input.kind === 'json' ? input.body[name] : undefined
      const parts = input.kind === 'parts' ? input.parts.get(name) : undefined
      if (input.kind === 'json' && !(name in input.body)) return [name, current]
      if (input.kind === 'parts' && parts === undefined) return [name, current]
      const value =
        parts === undefined
          ? readJson(name, field, sent, current)
          : readParts(name, field, parts, current, input.kind === 'parts' ? input.files : undefined)
      return [name, value]
    }),
  )
}

function readJson(name: string, field: Field, sent: unknown, current: unknown): unknown {
  switch (field.kind) {
    case 'image':
      return describe(current, sent)
    case 'video':
      // JSON cannot contain a file: a text can only mean the stored one.
      return current
    case 'images':
      return keepOmittedPictures(name, field, sent ?? [], current)
    case 'records':
      return mergeEntries(name, field, sent, current)
    case 'text':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'list':
    case 'reference':
    case 'references':
    case 'texts':
      return sent
    default:
      return field satisfies never
  }
}

function readParts(
  name: string,
  field: Field,
  parts: Part[],
  current: unknown,
  files?: ReadonlyMap<string, Upload>,
): unknown {
  const texts = parts.filter((part) => typeof part === 'string')
  switch (field.kind) {
    case 'image': {
      const words = openText(texts.at(-1))
      const file = parts.findLast((part) => isFile(part))
      return file === undefined ? describe(current, words) : describeUpload(file, words)
    }
    case 'video':
      return parts.findLast((part) => isFile(part)) ?? current
    case 'images':
      return readPictureParts(name, field, parts, current)
    case 'list':
      return readListParts(texts, field.separator)
    case 'references':
      return readListParts(texts, ',')
    case 'records':
      return mergeEntries(name, field, texts.at(-1), current, files)
    case 'text':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'reference':
    case 'texts':
      return texts.at(-1)
    default:
      return field satisfies never
  }
}

/** A single JSON array is taken as it is; otherwise every part is split at the separator. */
function readListParts(texts: string[], separator: ',' | '\n'): unknown {
  const [only] = texts
  if (texts.length === 1 && only?.trim().startsWith('[')) {
    const array = parseArray(only)
    if (array !== null) return array
  }
  return texts.flatMap((text) => splitList(text, separator))
}

function parseArray(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function readPictureParts(
  name: string,
  field: ImagesField,
  parts: Part[],
  current: unknown,
): unknown {
  const meant = parts.filter((part) =>
    typeof part === 'string' ? part.trim() !== '' : isFile(part),
  )
  const { pictures, isWhole } = readPictureTexts(field, meant)
  if (!isWhole && pictures.length > 0) return [...pictureList(current), ...pictures]
  return keepOmittedPictures(name, field, pictures, current)
}

/**
 * Parses the texts between the files. A text without a URL describes the file before it; a JSON
 * array lists the images to keep, as in a JSON body, so that an empty one with files keeps none.
 * `isWhole` is true if the input lists the images to keep instead of only adding to them.
 */
function readPictureTexts(
  field: ImagesField,
  parts: Part[],
): { pictures: unknown[]; isWhole: boolean } {
  const pictures: unknown[] = []
  let isWhole = false
  for (const part of parts) {
    const words = openText(part)
    const last = pictures.at(-1)
    if (words instanceof Upload) {
      pictures.push(words)
    } else if (last instanceof Upload && isDescription(words)) {
      pictures[pictures.length - 1] = describeIn(field, last, words)
    } else {
      isWhole = true
      pictures.push(...[words].flat())
    }
  }
  return { pictures, isWhole }
}

function isDescription(words: unknown): boolean {
  return typeof words === 'object' && words !== null && !Array.isArray(words) && !('url' in words)
}

/** The images named by their URLs, in the order sent and each once, with uploads in between. */
function keepOmittedPictures(
  name: string,
  field: ImagesField,
  sent: unknown,
  current: unknown,
): unknown {
  if (!Array.isArray(sent)) return sent
  const byUrl = new Map(pictureList(current).map((picture) => [mediaUrl(picture.file), picture]))
  const kept = new Map<unknown, unknown>()
  for (const entry of sent.map(openText)) {
    if (entry instanceof Upload) {
      kept.set(entry, entry)
      continue
    }
    const url = pictureEntry.safeParse(entry).data?.url
    const picture = url === undefined ? undefined : byUrl.get(shorten(url))
    if (picture === undefined) {
      throw invalid({
        [name]: message('records.foreignImage', { field: fieldLabel(field) }),
      })
    }
    if (!kept.has(picture)) kept.set(picture, describeIn(field, picture, entry))
  }
  return [...kept.values()]
}

/** The picture with what is sent about it. */
function describeIn(field: ImagesField, picture: unknown, sent: unknown): unknown {
  const described =
    picture instanceof Upload ? describeUpload(picture, sent) : describe(picture, sent)
  return field.values === undefined ? described : withSentValue(described, sent)
}

const pictureEntry = z.union([
  z
    .string()
    .trim()
    .transform((url) => ({ url })),
  z.object({ url: z.string() }),
])

function pictureList(current: unknown) {
  return z.array(storedPicture).parse(current ?? [])
}

/** Browsers send an empty file for an empty file input. */
function isFile(part: Part): part is Upload {
  return part instanceof Upload && part.bytes > 0
}
