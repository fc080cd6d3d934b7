import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { picture } from '../../../domain/content/picture.ts'
import type { Connection } from '../../db/database.ts'
import { pictureRepository } from '../../db/picture-repository.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import type { PictureUseRow } from '../../db/schema.ts'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import { follow, shownBy } from './descriptions.ts'
import { ensurePictures, listPicture } from './library.ts'
import type { RecordWriter } from './record-writer.ts'
import { enrichPicture } from './rewrite-uses.ts'
import { changeUses, isPhotograph, type Use, usesIn } from './uses.ts'

/**
 * The record with the current files of its pictures; uses that say nothing take what the picture
 * says. Only uses that the write changes are adapted.
 */
export async function adaptUses(
  connection: Connection,
  writer: RecordWriter,
  type: ContentType,
  record: StoredRecord,
  before: StoredRecord | null,
): Promise<StoredRecord> {
  const changed = changedUses(type, record, before)
  if (changed.size === 0) return record
  const pictures = await ensurePictures(
    connection,
    writer,
    [...changed.values()].map(({ media }) => ({ media, name: titleOf(type, record) })),
    record.updatedBy,
  )
  return changeUses(type, record, (use) => {
    const found = changed.has(keyOf(use)) ? pictures.get(use.media.file) : undefined
    if (found === undefined) return use
    const shown = shownBy(found.record)
    return follow(use, shown, shown)
  })
}

/**
 * Updates what follows from a record that was written, or removed: the index of uses, and pictures
 * that say nothing where a use that the write changes does.
 */
export async function followUses(
  connection: Connection,
  writer: RecordWriter,
  type: ContentType,
  before: StoredRecord | null,
  after: StoredRecord | null,
): Promise<void> {
  await indexUses(connection, type, before, after)
  if (after === null || type.table === picture.table) return
  const former = new Map(
    (before === null ? [] : usesIn(type, before)).map((use) => [keyOf(use), use]),
  )
  const changed = [...changedUses(type, after, before).values()].filter((use) =>
    saysMore(use, former.get(keyOf(use))),
  )
  if (changed.length === 0) return
  const files = changed.map(({ media }) => media.file)
  const ids = await pictureRepository.ofFiles(connection, files)
  for (const use of changed) {
    // Read one by one: describing one may be the cause of changes of another.
    const record = await contentRepository.find(connection, picture, ids.get(use.media.file) ?? '')
    if (record === undefined) continue
    const options = { author: after.updatedBy, cause: after._id }
    await enrichPicture(connection, writer, record, use, options)
  }
}

/**
 * Writes the uses of a record into their index, unless they stay as they are; of a picture, what
 * lists find it by.
 */
export async function indexUses(
  connection: Connection,
  type: ContentType,
  before: StoredRecord | null,
  after: StoredRecord | null,
): Promise<void> {
  if (type.table === picture.table) {
    if (after !== null) await listPicture(connection, after)
    else if (before !== null) await pictureRepository.unlist(connection, before._id)
    if (before === null && after !== null) await pictureRepository.recount(connection, [after._id])
    return
  }
  const [former, present] = [before, after].map((record) =>
    record === null ? [] : usesIn(type, record),
  )
  if (former === undefined || present === undefined) return
  if (former.length === 0 && present.length === 0) return
  if (before !== null && after !== null && indexKey(type, before) === indexKey(type, after)) return
  const files = [...former, ...present].map(({ media }) => media.file)
  const ids = await pictureRepository.ofFiles(connection, files)
  const recordId = (after ?? before)?._id ?? ''
  const searchText = after === null ? '' : searchTextOf(type, after)
  const rows = new Map<string, PictureUseRow>()
  for (const { media, field, goodWidth } of present) {
    const id = ids.get(media.file)
    if (!id) continue
    const isSmall = Number(isPhotograph(media) && media.width < goodWidth)
    const use = { picture: id, resource: resourceOf(type), recordId, field, isSmall, searchText }
    const _id = `${recordId} ${field} ${id}`
    rows.set(_id, { _id, ...use })
  }
  await pictureRepository.setUses(connection, recordId, [...rows.values()])
  const affected = [...ids.values()].filter((id) => id !== null)
  await pictureRepository.recount(connection, [...new Set(affected)])
}

/** All that the index has of a record, as a text. */
function indexKey(type: ContentType, record: StoredRecord): string {
  const uses = usesIn(type, record).map(({ field, media }) => [field, media.file])
  return JSON.stringify([uses, searchTextOf(type, record)])
}

/** Name of a record; that of its type in English if it has none. */
export function titleOf(type: ContentType, { fields }: StoredRecord): string {
  const name = type.title === null ? type.describe?.(fields) : fields[type.title]
  return typeof name === 'string' && name !== '' ? name : type.labels.one
}

const MAX_SEARCHED_NAME = 500

/** Name of a record in all languages. */
function searchTextOf(type: ContentType, record: StoredRecord): string {
  const path = type.title ?? ''
  const translated = Object.values(record.translations).flatMap((own) => own[path]?.text ?? [])
  return normaliseText(titleOf(type, record), ...translated).slice(0, MAX_SEARCHED_NAME)
}

/** Uses of a record that it did not have before, or said something else of, by their keys. */
function changedUses(
  type: ContentType,
  record: StoredRecord,
  before: StoredRecord | null,
): Map<string, Use> {
  const uses = usesIn(type, record)
  if (uses.length === 0) return new Map()
  const known = new Set(before === null ? [] : usesIn(type, before).map(contentOf))
  return new Map(uses.filter((use) => !known.has(contentOf(use))).map((use) => [keyOf(use), use]))
}

function keyOf({ field, media }: Use): string {
  return `${field} ${media.file}`
}

/** A use as a text; which value of a choice it shows is of no matter. */
function contentOf({ field, media, translations }: Use): string {
  const { file } = media
  const said = isPhotograph(media) ? [media.alt, media.focus] : []
  return JSON.stringify([field, file, said, [...translations]])
}

/**
 * True if a use says something that it did not say before: a picture that was emptied on purpose is
 * not filled again by uses that stay.
 */
function saysMore({ media, translations }: Use, before: Use | undefined): boolean {
  if (!isPhotograph(media)) return false
  const former = before !== undefined && isPhotograph(before.media) ? before.media : undefined
  if (media.alt !== '' && media.alt !== former?.alt) return true
  if (media.focus !== '' && media.focus !== former?.focus) return true
  return [...translations].some(
    ([language, { text }]) => text !== before?.translations.get(language)?.text,
  )
}
