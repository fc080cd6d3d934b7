import { v7 as uuid } from 'uuid'
import { swapName } from '../../domain/api/wire-names.ts'
import {
  type ContentType,
  contentSchema,
  fieldsOf,
  resourceOf,
} from '../../domain/content/content-type.ts'
import { firstFieldsSchema, isFirstSave } from '../../domain/content/fields/first-fields.ts'
import type { RevisionAction } from '../../domain/content/revision.ts'
import type { FieldErrors } from '../../domain/messages/api-message.ts'
import { toMessage } from '../../domain/messages/issue-message.ts'
import type { Connection } from '../db/database.ts'
import { pictureRepository } from '../db/picture-repository.ts'
import { contentRepository, type StoredRecord, typeOfTable } from '../db/record-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import { noTranslations } from '../db/translations.ts'
import type { CheckPlace } from '../fields/field-kind.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import { now } from '../kernel/clock.ts'
import { invalid, notFound, staleVersion } from '../kernel/errors.ts'
import type { ContentRules, UnsettledRecord } from './content-rules.ts'
import { adaptUses, followUses, indexUses, titleOf } from './pictures/record-uses.ts'
import type { RecordWriter, WrittenContent } from './pictures/record-writer.ts'
import { placeBehind } from './positions.ts'
import { stateOf } from './record-state.ts'

/** Author of a write: an administrator's id, or null for the program itself. */
export type Author = string | null

/** Position and id of a new record, where they are not the defaults. */
interface NewPlace {
  position?: number
  _id?: string
}

/**
 * Writes records inside the caller's transaction, each with its revision. Fields must have passed
 * `checkRecord`, and the files that they name must be recorded.
 */
export type ContentWriter = ReturnType<typeof createContentWriter>

/** `rulesByTable` holds the hooks of content types by table. */
export function createContentWriter(
  rulesByTable: Record<string, ContentRules>,
  recount: RecordWriter['recount'] = pictureRepository.recount,
) {
  const rulesOf = (type: ContentType): ContentRules => rulesByTable[type.table] ?? {}

  async function insert(
    connection: Connection,
    type: ContentType,
    record: StoredRecord,
    action: 'create' | 'restore',
  ): Promise<StoredRecord> {
    const adapted = await adaptUses(connection, writer, type, record, null)
    await contentRepository.insert(connection, type, adapted)
    await rulesOf(type).afterSave?.(connection, adapted)
    await recordRevision(connection, type, adapted, action)
    await followUses(connection, writer, type, null, adapted)
    return adapted
  }

  async function update(
    connection: Connection,
    type: ContentType,
    before: StoredRecord,
    content: WrittenContent,
    author: Author,
    action: 'update' | 'restore' = 'update',
  ): Promise<StoredRecord> {
    const version = before.version + 1
    const changed = { ...before, version, updatedAt: now(), updatedBy: author, ...content }
    const record = await adaptUses(connection, writer, type, changed, before)
    await contentRepository.update(connection, type, record)
    await rulesOf(type).afterSave?.(connection, record)
    await recordRevision(connection, type, record, action)
    await followUses(connection, writer, type, before, record)
    return record
  }

  /** Stores a record that changes, and its uses of pictures. */
  async function store(
    connection: Connection,
    type: ContentType,
    before: StoredRecord,
    content: WrittenContent,
  ): Promise<StoredRecord> {
    const record = { ...before, version: before.version + 1, updatedAt: now(), ...content }
    await contentRepository.update(connection, type, record)
    await indexUses(connection, writer, type, before, record)
    return record
  }

  const writer = {
    rulesByTable,
    recount,

    /**
     * Fields to store, adapted to other records by the rules of the type. Called before every write of
     * one record; the records of a backup were adapted when they were written.
     */
    async settle(
      connection: Connection,
      type: ContentType,
      record: UnsettledRecord,
      author: Author,
    ): Promise<StoredFields> {
      const change = (other: StoredRecord, fields: StoredFields) =>
        update(connection, type, other, { fields }, author)
      return (await rulesOf(type).settle?.(connection, record, change)) ?? record.fields
    },

    /** Without a position the record goes to its type's default end of the list. */
    async create(
      connection: Connection,
      type: ContentType,
      content: WrittenContent,
      author: Author,
      { position, _id = uuid() }: NewPlace = {},
    ): Promise<StoredRecord> {
      const { first, last } = await contentRepository.positions(connection, type)
      const at = now()
      const record: StoredRecord = {
        _id,
        position: position ?? (type.newest === 'first' ? first - 1 : last + 1),
        version: 1,
        createdAt: at,
        updatedAt: at,
        updatedBy: author,
        translations: noTranslations,
        ...content,
      }
      return insert(connection, type, record, 'create')
    },

    /** `before` is the record as read inside the transaction. */
    update,

    /**
     * Updates a record without a revision, for changes of many records at once that another write is
     * the cause of; a browser that has the former version open is notified.
     */
    async updateUnrecorded(
      connection: Connection,
      type: ContentType,
      before: StoredRecord,
      content: WrittenContent,
    ): Promise<StoredRecord> {
      const record = await store(connection, type, before, content)
      await rulesOf(type).afterSave?.(connection, record)
      return record
    },

    /**
     * Updates uses of a picture that changes, or is replaced. They are as they should be: pictures
     * learn nothing from them, which would write the same records again. Rules derive nothing from
     * pictures, so that no search text is made again.
     */
    async updateUses(
      connection: Connection,
      type: ContentType,
      before: StoredRecord,
      content: WrittenContent,
      author: Author,
      action: 'update' | 'restore' = 'update',
    ): Promise<StoredRecord> {
      const owned = { ...before, updatedBy: author }
      const record = await store(connection, type, owned, content)
      await recordRevision(connection, type, record, action)
      return record
    },

    /** Returns the version of the deletion. */
    async remove(
      connection: Connection,
      type: ContentType,
      record: StoredRecord,
      author: Author,
    ): Promise<number> {
      await rulesOf(type).guardDelete?.(connection, record)
      await contentRepository.remove(connection, type, record._id)
      await rulesOf(type).afterRemove?.(connection, record._id)
      await followUses(connection, writer, type, record, null)
      const version = record.version + 1
      const last = { ...record, version, updatedAt: now(), updatedBy: author }
      await recordRevision(connection, type, last, 'delete')
      return version
    },

    /** Moves a record right behind another one, or to the front of the list; no new version. */
    async move(
      connection: Connection,
      type: ContentType,
      id: string,
      after: StoredRecord | null,
    ): Promise<void> {
      const { position, renumbered } = await placeBehind(connection, type, id, after)
      await contentRepository.setPositions(connection, type, new Map([[id, position]]))
      await rulesOf(type).afterReorder?.(connection, { moved: [id], renumbered })
    },

    /** Sets positions by id; no new versions. */
    async setPositions(
      connection: Connection,
      type: ContentType,
      positions: ReadonlyMap<string, number>,
    ): Promise<void> {
      await contentRepository.setPositions(connection, type, positions)
      const moves = { moved: [...positions.keys()], renumbered: [] }
      await rulesOf(type).afterReorder?.(connection, moves)
    },

    /** Restores a deleted record with its id, version and position. */
    bringBack: (
      connection: Connection,
      type: ContentType,
      record: StoredRecord,
    ): Promise<StoredRecord> => insert(connection, type, record, 'restore'),
  }
  return writer
}

/** Counts uses of pictures once behind many writes: a count reads all uses of a picture. */
export async function inBatch<R>(
  connection: Connection,
  { rulesByTable, recount }: ContentWriter,
  work: (batch: ContentWriter) => Promise<R>,
): Promise<R> {
  const pictures = new Set<string>()
  const batch = createContentWriter(rulesByTable, async (_, ids) => {
    for (const id of ids) pictures.add(id)
  })
  const result = await work(batch)
  await recount(connection, [...pictures])
  return result
}

/** Throws a 404 if there is no such record. */
export async function findRecord(
  connection: Connection,
  type: ContentType,
  id: string,
): Promise<StoredRecord> {
  const record = await contentRepository.find(connection, type, id)
  if (record === undefined) throw notFound(type)
  return record
}

/** Throws a 409 if the record is no longer at the version that the client saw; null accepts any. */
export function expectVersion(
  type: ContentType,
  record: StoredRecord,
  version: number | null,
): void {
  if (version !== null && version !== record.version) throw staleVersion(type)
}

/**
 * Checks every rule except those on the bytes of files. Returns the values in stored form, with
 * uploads untouched. In a list of references, deleted records are dropped if `before`, the record
 * before the write or an earlier version of it, refers to them too; likewise vocabulary groups that
 * no longer exist. `current` is the record before the write.
 */
export async function checkRecord(
  connection: Connection,
  type: ContentType,
  merged: Record<string, unknown>,
  before: StoredFields = {},
  current = before,
): Promise<Record<string, unknown>> {
  const values = checkFields(type, merged, current)
  const find = recordLookup(connection)
  for (const [name, field] of fieldsOf(type)) {
    const place = { name: swapName(type, name), before: before[name], current: current[name], find }
    values[name] = await kindOf(field).check(field, values[name], place)
  }
  return values
}

function recordLookup(connection: Connection): CheckPlace['find'] {
  return {
    existing: (table, ids) => contentRepository.existing(connection, typeOfTable(table), ids),
    async fields(table, ids) {
      const records = await contentRepository.findAll(connection, typeOfTable(table), ids)
      return new Map(Array.from(records, ([id, { fields }]) => [id, fields]))
    },
    async all(table) {
      const records = await contentRepository.list(connection, typeOfTable(table))
      return records.map(({ fields }) => fields)
    },
  }
}

/** Checks the rules of the fields alone, not the existence of referenced records. */
export function checkFields(
  type: ContentType,
  merged: Record<string, unknown>,
  current: StoredFields = {},
): Record<string, unknown> {
  const isFirst = isFirstSave(type, merged, current)
  const schema = isFirst ? firstFieldsSchema(type) : contentSchema(type)
  const result = schema.safeParse(type.normalise?.(merged) ?? merged)
  if (result.success) return isFirst ? { ...current, ...result.data } : result.data
  const errors: FieldErrors = {}
  for (const issue of result.error.issues)
    errors[swapName(type, String(issue.path[0]))] ??= toMessage(issue)
  throw invalid(errors)
}

/** Stored fields of checked values; no uploads may be left in them. */
export function storedFields(type: ContentType, values: Record<string, unknown>): StoredFields {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => [name, kindOf(field).toStored(field, values[name])]),
  )
}

function recordRevision(
  connection: Connection,
  type: ContentType,
  record: StoredRecord,
  action: RevisionAction,
) {
  return revisionRepository.add(connection, {
    resource: resourceOf(type),
    recordId: record._id,
    version: record.version,
    action,
    name: titleOf(type, record),
    state: stateOf(record),
    at: record.updatedAt,
    by: record.updatedBy,
  })
}
