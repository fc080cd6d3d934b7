import type { z } from 'zod'
import type {
  AddedPicture,
  DetailedPicture,
  FormerPictureUse,
  ListedPicture,
  pictureEndpoints,
} from '../../../domain/api/pictures.ts'
import { MAX_PICTURES_PER_PAGE, PICTURES_PER_PAGE } from '../../../domain/api/pictures.ts'
import { picture } from '../../../domain/content/picture.ts'
import type { PictureEdit } from '../../../domain/media/picture-edit.ts'
import { toAdministratorResponse } from '../../content/content-responses.ts'
import {
  type Author,
  type ContentWriter,
  expectVersion,
  findRecord,
  inBatch,
} from '../../content/content-writer.ts'
import { shownBy } from '../../content/pictures/descriptions.ts'
import { applyEdit, readOriginal } from '../../content/pictures/picture-edits.ts'
import {
  changePicture,
  enrichPicture,
  type RewrittenRecord,
} from '../../content/pictures/rewrite-uses.ts'
import type { Shown } from '../../content/pictures/uses.ts'
import { presentRecord, presentRecords } from '../../content/presentation.ts'
import { sameContent } from '../../content/translations/merge-translations.ts'
import type { Connection, Database } from '../../db/database.ts'
import { pictureRepository } from '../../db/picture-repository.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { conflict, describeStaleRecords, notFound } from '../../kernel/errors.ts'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import { fileOfUrl, mediaUrl, shorten } from '../../storage/file-names.ts'
import type { Upload } from '../../storage/upload.ts'
import type { MediaLibrary } from '../media-library.ts'
import { addEditUndo, expectOwnFile, prepareEdit } from './picture-changes.ts'
import { describePictureBy, type PictureDescription } from './picture-description.ts'
import { toAltTranslations, toListedPicture } from './picture-responses.ts'
import { describeFormerUses, describeUses } from './used-by.ts'

type PictureQuery = z.output<typeof pictureEndpoints.list.query>

/** Description sent for a picture, with a new edit of it. */
type PictureChange = PictureDescription & { edit?: PictureEdit | null | undefined }

/** A file to add. */
export interface AddedFile {
  upload: Upload
  isVideo: boolean
}

export type PictureService = ReturnType<typeof createPictureService>

/** The library of pictures: lists, descriptions, additions and deletions. */
export function createPictureService(
  database: Database,
  writer: ContentWriter,
  media: MediaLibrary,
) {
  return {
    /** Page of the matching pictures, with the number and weight of all of them. */
    async list({
      q = '',
      files,
      used,
      alt,
      small,
      skip,
      limit,
      ...filters
    }: PictureQuery): Promise<{
      pictureData: ListedPicture[]
      total: number
      bytes: number
    }> {
      const { records, total, bytes } = await pictureRepository.search(database, {
        ...filters,
        words: normaliseText(q)
          .split(' ')
          .filter((word) => word !== ''),
        files: files?.split(',').map((url) => fileOfUrl(shorten(url.trim()))),
        used: isYes(used),
        hasAlt: isYes(alt),
        isSmall: isYes(small),
        skip: skip ?? 0,
        limit: Math.min(limit || PICTURES_PER_PAGE, MAX_PICTURES_PER_PAGE),
      })
      return { pictureData: await toListedPictures(database, records), total, bytes }
    },

    /** Throws a 404 if there is no such picture. */
    async read(id: string): Promise<DetailedPicture> {
      return readDetails(database, await findRecord(database, picture, id))
    },

    /** The same for one that was just written. */
    readDetails: (record: StoredRecord): Promise<DetailedPicture> => readDetails(database, record),

    async formerUses(id: string): Promise<FormerPictureUse[]> {
      await findRecord(database, picture, id)
      return describeFormerUses(database, id)
    },

    /** Adds files, all of them or none; bytes that are there answer their picture. */
    async add(files: readonly AddedFile[], author: Author): Promise<AddedPicture[]> {
      const upload = media.begin()
      try {
        const stored: Shown['media'][] = []
        for (const { upload: file, isVideo } of files)
          stored.push(await (isVideo ? upload.video(file) : upload.picture(file)))
        const added = await database.transaction().execute(async (transaction) => {
          const pictures = await upload.record(transaction, author)
          for (const one of stored) {
            const found = pictures.get(one.file)
            if (found === undefined) continue
            const shown = { media: one, translations: new Map() }
            const options = { author }
            found.record = await enrichPicture(transaction, writer, found.record, shown, options)
          }
          return pictures
        })
        const found = stored.flatMap(({ file }) => added.get(file) ?? [])
        const listed = await toListedPictures(
          database,
          found.map(({ record }) => record),
        )
        return listed.map((one, index) => ({ ...one, isNew: found[index]?.isNew ?? false }))
      } finally {
        await upload.finish()
      }
    },

    /**
     * Describes or edits a picture, and all uses that follow it; `undo` is the token of an edit's undo.
     * The file of an edit is made before the transaction, as those of uploads are.
     */
    async change(
      id: string,
      { edit: sent, ...description }: PictureChange,
      author: Author,
      ifVersion: number | null = null,
    ): Promise<{ record: StoredRecord; rewritten: RewrittenRecord[]; undo?: string }> {
      async function find(connection: Connection): Promise<StoredRecord> {
        const record = await findRecord(connection, picture, id)
        expectVersion(picture, record, ifVersion)
        return record
      }
      const upload = media.begin()
      try {
        const prepared =
          sent === undefined ? null : await prepareEdit(upload, await find(database), sent)
        return await database.transaction().execute(async (transaction) => {
          const before = await find(transaction)
          await upload.record(transaction, author)
          if (prepared !== null) await expectOwnFile(transaction, id, prepared.file)
          const fields =
            prepared === null
              ? before.fields
              : applyEdit(before.fields, prepared.edit, prepared.file)
          const content = await describePictureBy(transaction, { ...before, fields }, description)
          if (sameContent(content, before)) return { record: before, rewritten: [] }
          const change = await inBatch(transaction, writer, (batch) =>
            changePicture(transaction, batch, before, content, { author }),
          )
          if (prepared === null) return change
          const { record, rewritten } = change
          const { undo } = await addEditUndo(transaction, before, record, rewritten)
          return { ...change, undo }
        })
      } finally {
        await upload.finish()
      }
    },

    /** Throws a 409 while a record shows the picture. */
    remove: (id: string, author: Author, ifVersion: number | null = null): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        const record = await findRecord(transaction, picture, id)
        expectVersion(picture, record, ifVersion)
        return writer.remove(transaction, picture, record, author)
      }),

    /** Deletes pictures, all of them or none; returns the versions of the deletions. */
    removeMany: (
      ids: readonly string[],
      versions: Readonly<Record<string, number>>,
      author: Author,
    ): Promise<Record<string, number>> =>
      database.transaction().execute(async (transaction) => {
        const wanted = [...new Set(ids)]
        const found = await contentRepository.findAll(transaction, picture, wanted)
        const deletions: Record<string, number> = {}
        const stale: string[] = []
        for (const id of wanted) {
          const record = found.get(id)
          if (record === undefined) throw notFound(picture)
          const { version, fields } = record
          if ((versions[id] ?? version) !== version) stale.push(String(fields.name))
        }
        if (stale.length > 0) throw conflict(describeStaleRecords(stale))
        for (const record of found.values())
          deletions[record._id] = await writer.remove(transaction, picture, record, author)
        return deletions
      }),
  }
}

async function toListedPictures(
  connection: Connection,
  records: StoredRecord[],
): Promise<ListedPicture[]> {
  const counts = await pictureRepository.counts(
    connection,
    records.map(({ _id }) => _id),
  )
  const presented = await presentRecords(connection, picture, records)
  return presented.map((one) => toListedPicture(one, counts.get(one._id)))
}

async function readDetails(connection: Connection, record: StoredRecord): Promise<DetailedPicture> {
  const presented = await presentRecord(connection, picture, record)
  const counts = await pictureRepository.counts(connection, [record._id])
  const original = readOriginal(record.fields) ?? shownBy(record).media
  return {
    ...toListedPicture(presented, counts.get(record._id)),
    ...toAltTranslations(toAdministratorResponse(picture, presented, null)),
    usedBy: await describeUses(connection, record),
    original: mediaUrl(original.file),
  }
}

function isYes(word: 'yes' | 'no' | undefined): boolean | undefined {
  return word === undefined ? undefined : word === 'yes'
}
