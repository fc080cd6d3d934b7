import type { Undeletion } from '../../domain/api/history.ts'
import {
  type ContentType,
  fieldsOf,
  type RecordOf,
  resourceOf,
} from '../../domain/content/content-type.ts'
import { picture } from '../../domain/content/picture.ts'
import { TRASH_DAYS } from '../../domain/content/revision.ts'
import { message, recordLabel } from '../../domain/messages/api-message.ts'
import type { Connection, Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import {
  contentRepository,
  type Page,
  type StoredRecord,
  typeOfResource,
  typeOfTable,
} from '../db/record-repository.ts'
import { type Revision, type RevisionNote, revisionRepository } from '../db/revisions.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import { ago, now } from '../kernel/clock.ts'
import { conflict, describeStaleRecords, notFound } from '../kernel/errors.ts'
import { retention } from '../media/media-sweep.ts'
import {
  type Author,
  type ContentWriter,
  checkRecord,
  expectVersion,
  findRecord,
  storedFields,
} from './content-writer.ts'
import { changePicture } from './pictures/rewrite-uses.ts'
import { presentRecord, presentRecords } from './presentation.ts'
import { changeLanguages, createStateReader, type StateReader } from './shop-languages.ts'

/** State of a record after one write. */
export interface RecordVersion {
  type: ContentType
  note: RevisionNote
  /** Names of referenced records are the present ones, and missing for deleted records. */
  state: RecordOf<ContentType>
}

export type HistoryService = ReturnType<typeof createHistoryService>

/** History of records, trash and restore. */
export function createHistoryService(database: Database, writer: ContentWriter) {
  async function bringOneBack(
    connection: Connection,
    type: ContentType,
    revision: Revision,
    author: Author,
    readStateNow: StateReader,
  ): Promise<StoredRecord> {
    const { fields: earlier, ...state } = await readStateNow(type, revision)
    const _id = revision.recordId
    const fields = await usableFields(connection, type, earlier)
    const record: StoredRecord = {
      ...state,
      _id,
      version: revision.version + 1,
      updatedAt: now(),
      updatedBy: author,
      fields: await writer.settle(connection, type, { _id, fields }, author),
    }
    return writer.bringBack(connection, type, record)
  }

  return {
    /** Newest first. Throws a 404 if the record never existed; deleted records have a history. */
    async ofRecord(
      type: ContentType,
      id: string,
      page: Page = {},
    ): Promise<{ versions: RecordVersion[]; total: number }> {
      const found = await revisionRepository.ofRecord(database, resourceOf(type), id, page)
      if (found.total === 0) throw notFound(type)
      return { versions: await openAll(database, found.revisions), total: found.total }
    },

    /**
     * Writes the state of an earlier version as a new version. References to deleted records are
     * cleared. Throws a 409 if a required reference or a file is gone, a 422 if the state breaks a
     * rule, a 404 for an unknown version and for a deleted record.
     */
    restore: <T extends ContentType>(
      type: T,
      id: string,
      version: number,
      author: Author,
      ifVersion: number | null = null,
    ): Promise<RecordOf<T>> =>
      database.transaction().execute(async (transaction) => {
        const record = await restoreIn(transaction, writer, type, id, version, author, ifVersion)
        return presentRecord(transaction, type, record)
      }),

    /** Records deleted in the last `TRASH_DAYS` days and not restored since, newest first. */
    async trash(page: Page = {}): Promise<{ deleted: RecordVersion[]; total: number }> {
      const { revisions, total } = await revisionRepository.deleted(database, ago(retention), page)
      return { deleted: await openAll(database, revisions), total }
    },

    /**
     * Restores deleted records with their ids, positions and creation dates, all of them or none.
     * Throws a 404 for a record that is not in the trash, a 409 that names those whose deletions have
     * other versions than the request expects, otherwise as `restore`.
     */
    bringBack: (
      { ids, versions = {} }: Undeletion,
      author: Author,
    ): Promise<{ type: ContentType; record: RecordOf<ContentType> }[]> =>
      database.transaction().execute(async (transaction) => {
        const deleted = await revisionRepository.findDeleted(transaction, ago(retention), ids)
        const stale = ids.filter(
          (id) => versions[id] !== undefined && versions[id] !== deleted.get(id)?.version,
        )
        if (stale.length > 0) {
          const names = await revisionRepository.lastNames(transaction, stale)
          throw conflict(describeStaleRecords(stale.map((id) => names.get(id) ?? id)))
        }
        const readStateNow = await createStateReader(transaction)
        const restored = []
        for (const id of new Set(ids)) {
          const revision = deleted.get(id)
          const type = revision && typeOfResource(revision.resource)
          if (revision === undefined || type === undefined) throw notFound('deletedRecord')
          const record = await bringOneBack(transaction, type, revision, author, readStateNow)
          restored.push({ type, record: await presentRecord(transaction, type, record) })
        }
        return restored
      }),

    /** All writes, newest first. */
    activity: (page: Page = {}): Promise<{ notes: RevisionNote[]; total: number }> =>
      revisionRepository.activity(database, page),
  }
}

/** `restore` inside the caller's transaction. */
export async function restoreIn(
  connection: Connection,
  writer: ContentWriter,
  type: ContentType,
  id: string,
  version: number,
  author: Author,
  ifVersion: number | null = null,
): Promise<StoredRecord> {
  const current = await findRecord(connection, type, id)
  expectVersion(type, current, ifVersion)
  const resource = resourceOf(type)
  const revision = await revisionRepository.findUpTo(connection, resource, id, version)
  if (revision === undefined || version > current.version) throw notFound('version')
  const readStateNow = await createStateReader(connection)
  const { fields: earlier, translations } = await readStateNow(type, revision)
  const usable = await usableFields(connection, type, earlier, current.fields)
  const fields = await writer.settle(connection, type, { _id: id, fields: usable }, author)
  const content = { fields, translations }
  await changeLanguages(connection, writer, type, current.fields, fields)
  if (type.table === picture.table) {
    const options = { author, action: 'restore' } as const
    return (await changePicture(connection, writer, current, content, options)).record
  }
  return writer.update(connection, type, current, content, author, 'restore')
}

/**
 * The versions in the order of the revisions; revisions of other data, such as enquiries, are
 * skipped.
 */
async function openAll(connection: Connection, revisions: Revision[]): Promise<RecordVersion[]> {
  const versions = new Map<number, RecordVersion>()
  const readStateNow = await createStateReader(connection)
  for (const [resource, group] of Map.groupBy(revisions, ({ resource }) => resource)) {
    const type = typeOfResource(resource)
    if (type === undefined) continue
    const states = await presentRecords(
      connection,
      type,
      await Promise.all(group.map((revision) => recordOf(type, revision, readStateNow))),
    )
    for (const [index, { state: _, ...note }] of group.entries()) {
      const state = states[index]
      if (state !== undefined) versions.set(note.sequence, { type, note, state })
    }
  }
  return revisions
    .map(({ sequence }) => versions.get(sequence))
    .filter((version) => version !== undefined)
}

async function recordOf(
  type: ContentType,
  revision: Revision,
  readStateNow: StateReader,
): Promise<StoredRecord> {
  const { recordId: _id, version, at: updatedAt, by: updatedBy } = revision
  return { _id, version, updatedAt, updatedBy, ...(await readStateNow(type, revision)) }
}

/** Fields of an earlier version, adapted to the present records and files. */
async function usableFields(
  connection: Connection,
  type: ContentType,
  fields: StoredFields,
  current: StoredFields = {},
): Promise<StoredFields> {
  await expectFiles(connection, type, fields)
  const usable = { ...fields }
  for (const [name, field] of fieldsOf(type)) {
    const id = fields[name]
    if (field.kind !== 'reference' || typeof id !== 'string') continue
    const target = await contentRepository.find(connection, typeOfTable(field.to), id)
    if (target !== undefined) continue
    if (field.required !== undefined) {
      const related = recordLabel({ table: field.to })
      throw conflict(message('records.relatedDeleted', { record: recordLabel(type), related }))
    }
    usable[name] = null
  }
  return storedFields(type, await checkRecord(connection, type, usable, usable, current))
}

async function expectFiles(connection: Connection, type: ContentType, fields: StoredFields) {
  const files = fieldsOf(type).flatMap(([name, field]) =>
    kindOf(field).filesOf(field, fields[name] ?? null),
  )
  const known = await mediaRepository.known(connection, files)
  if (files.every((file) => known.has(file))) return
  throw conflict(message('records.filesGone', { days: TRASH_DAYS }))
}
