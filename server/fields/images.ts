import { z } from 'zod'
import { choice } from '../../domain/content/choice.ts'
import { GOOD_WIDTH, type ImagesField } from '../../domain/content/fields/media-fields.ts'
import { checkTranslatedAlt } from '../../domain/languages/translation-texts.ts'
import { fieldLabel, message } from '../../domain/messages/api-message.ts'
import { invalid } from '../kernel/errors.ts'
import { fileOfUrl, mediaUrl, shorten } from '../storage/file-names.ts'
import { Upload } from '../storage/upload.ts'
import {
  type CheckPlace,
  type FieldKind,
  jsonKind,
  openText,
  type Part,
  parseDraft,
  readKeyed,
} from './field-kind.ts'
import {
  type AnyPicture,
  describe,
  draftFile,
  draftPicture,
  isFile,
  isPicture,
  isPresented,
  picturesIn,
  presentPicture,
  replaceAlt,
} from './image.ts'
import { NamedPicture, readNamedPicture } from './named-picture.ts'
import {
  entriesIn,
  isPictureList,
  type StoredPicture,
  type StoredValue,
  storedPicture,
  storedSchemas,
} from './stored-values.ts'

export const imagesKind: FieldKind<ImagesField> = {
  ...jsonKind(storedSchemas.images, () => []),
  filesOf: (_, value) => toPictures(value).map(({ file }) => file),
  replaceMedia({ goodWidth = GOOD_WIDTH }, path, value, replacement) {
    const replaced = toPictures(value).map((picture) =>
      replacement.picture(picture, { field: path, texts: `${path}.${picture.file}`, goodWidth }),
    )
    // Two pictures may become the same one.
    return replaced.filter(
      ({ file }, index) => replaced.findIndex((other) => other.file === file) === index,
    )
  },
  readJson: (field, sent, { name, current }) =>
    keepOmittedPictures(name, field, sent ?? [], current),
  readParts(field, parts, { name, current }) {
    const meant = parts.filter((part) =>
      typeof part === 'string' ? part.trim() !== '' : isFile(part),
    )
    const { pictures, isWhole } = readPictureTexts(field, meant)
    if (!isWhole && pictures.length > 0) return [...pictureList(current), ...pictures]
    return keepOmittedPictures(name, field, pictures, current)
  },
  check: checkPictureValues,
  present: (_, value, known) => toPictures(value).map((picture) => presentPicture(picture, known)),
  replaceTexts: (_, path, value, replacement) =>
    (Array.isArray(value) ? value : []).map((picture: unknown) =>
      isPicture(picture) ? replaceAlt(`${path}.${fileOf(picture)}`, picture, replacement) : picture,
    ),
  readTexts(_, path, sent, { add, fail }) {
    for (const [url, alt] of readKeyed(sent, fail))
      add(`${path}.${fileOfUrl(shorten(url.trim()))}`, checkTranslatedAlt(alt))
  },
  uploads: () => 'picture',
  presentDraft(_, sent, stored) {
    const known = picturesIn(stored)
    return parseDraft(z.array(draftFile), sent).map((file) => draftPicture(file, known))
  },
  mark(_, value, marker) {
    for (const [index, file] of [value].flat().entries())
      if (isPresented(file)) marker.file(file, String(index))
    return value
  },
  // The name of a file has a full stop of its own.
  textKeys: (keys) => [mediaUrl(keys.join('.'))],
}

function toPictures(value: StoredValue): StoredPicture[] {
  return isPictureList(value) ? value : storedSchemas.images.parse(value)
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
    const added = words instanceof Upload ? words : readNamedPicture(words)
    if (added !== null) {
      pictures.push(withChoiceValue(field, added, words))
    } else if (isAdded(last) && isDescription(words)) {
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

/** True for a picture that the record does not have yet. */
function isAdded(picture: unknown): boolean {
  return picture instanceof Upload || picture instanceof NamedPicture
}

/**
 * The images named by their URLs, in the order sent and each once, with uploads and pictures of the
 * library in between.
 */
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
    const added = isAdded(entry) ? entry : readNamedPicture(entry)
    if (added !== null) {
      kept.set(added, withChoiceValue(field, added, entry))
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
  return withChoiceValue(field, describe(picture, sent), sent)
}

function withChoiceValue(field: ImagesField, picture: unknown, sent: unknown): unknown {
  return field.values === undefined ? picture : withSentValue(picture, sent)
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

/**
 * The image with the value of a choice that it is said to show; an empty one removes it, and
 * without one it stays.
 */
function withSentValue(picture: unknown, sent: unknown): unknown {
  const value = readSentValue(sent)
  if (value === undefined) return picture
  if (picture instanceof Upload) return new Upload({ ...picture, value })
  if (picture instanceof NamedPicture) return new NamedPicture({ ...picture, value })
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

/**
 * Checks the values of choices that pictures say they show. Throws a 422 for one that no choice
 * has; one that a picture had `before` is removed instead.
 */
async function checkPictureValues(
  { values }: ImagesField,
  value: unknown,
  { name, before, find }: CheckPlace,
): Promise<unknown> {
  if (values === undefined || !Array.isArray(value)) return value
  if (value.every((picture) => shownBy(picture) === '')) return value
  const choices = await find.all(choice.table)
  const known = new Set(choices.flatMap((fields) => entriesIn(fields.values).map(({ _id }) => _id)))
  const earlier = new Set([before ?? []].flat().map(shownBy))
  return value.map((picture: unknown) => {
    const own = shownBy(picture)
    if (own === '' || known.has(own)) return picture
    if (!earlier.has(own)) throw invalid({ [name]: message(values.unknown) })
    return withSentValue(picture, { value: '' })
  })
}

const shown = z.object({ value: z.string() })

function shownBy(picture: unknown): string {
  return shown.safeParse(picture).data?.value ?? ''
}

function fileOf({ file, url }: AnyPicture): string {
  return typeof url === 'string' ? fileOfUrl(url) : String(file)
}
