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
  const changed = changedUses(usesOf(type, record), usesOf(type, before))
  if (changed.length === 0) return record
  const pictures = await ensurePictures(
    connection,
    writer,
    changed.map(({ media }) => ({ media, name: titleOf(type, record) })),
    record.updatedBy,
  )
  const keys = new Set(changed.map(keyOf))
  return changeUses(type, record, (use) => {
    const found = keys.has(keyOf(use)) ? pictures.get(use.media.file) : undefined
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
  const { former, present } = await indexUses(connection, writer, type, before, after)
  const formerByKey = new Map(former.map((use) => [keyOf(use), use]))
  const changed = changedUses(present, former).filter((use) =>
    saysMore(use, formerByKey.get(keyOf(use))),
  )
  if (after === null || changed.length === 0) return
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
 * lists find it by. Returns the uses before and after the write.
 */
export async function indexUses(
  connection: Connection,
  writer: RecordWriter,
  type: ContentType,
  before: StoredRecord | null,
  after: StoredRecord | null,
): Promise<{ former: Use[]; present: Use[] }> {
  const uses = { former: usesOf(type, before), present: usesOf(type, after) }
  const { former, present } = uses
  if (type.table === picture.table) {
    if (after !== null) await listPicture(connection, after)
    else if (before !== null) await pictureRepository.unlist(connection, before._id)
    if (before === null && after !== null) await writer.recount(connection, [after._id])
    return uses
  }
  const files = [...former, ...present].map(({ media }) => media.file)
  if (files.length === 0 || indexKey(type, before, former) === indexKey(type, after, present))
    return uses
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
  await writer.recount(connection, [...new Set(affected)])
  return uses
}

function usesOf(type: ContentType, record: StoredRecord | null): Use[] {
  return record === null ? [] : usesIn(type, record)
}

/** All that the index has of a record, as a text; empty without one. */
function indexKey(type: ContentType, record: StoredRecord | null, uses: readonly Use[]): string {
  if (record === null) return ''
  const files = uses.map(({ field, media }) => [field, media.file])
  return JSON.stringify([files, searchTextOf(type, record)])
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

/** Uses that a record did not have before, or said something else of. */
function changedUses(present: readonly Use[], former: readonly Use[]): Use[] {
  const known = new Set(former.map(contentOf))
  return present.filter((use) => !known.has(contentOf(use)))
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
