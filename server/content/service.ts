import { v7 as uuid } from 'uuid'
import {
  type ContentType,
  contentSchema,
  fieldsOf,
  type RecordOf,
  resourceOf,
} from '../../domain/content/define.ts'
import { contentTypes } from '../../domain/content/index.ts'
import { now } from '../clock.ts'
import type { Connection, Database } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import type { RevisionAction } from '../db/schema.ts'
import { type FieldErrors, invalid, notFound, staleVersion } from '../errors.ts'
import type { Intake, MediaLibrary } from '../media/library.ts'
import { Upload } from '../media/upload.ts'
import { emptyValue, type StoredFields, toStored } from './columns.ts'
import { type Input, mergeInput } from './input.ts'
import { presentRecord } from './presentation.ts'
import {
  contentRepository,
  type DerivedColumns,
  type Selection,
  type StoredRecord,
} from './repository.ts'

/** Who writes: an administrator's id, or null for the program itself. */
export type Author = string | null

/** What only one type needs beside its declaration. */
export interface ContentRules {
  /** Columns that follow from the fields and are stored only to be searched. */
  derive?(fields: StoredFields): DerivedColumns
  /** Throws when the record is still needed elsewhere. */
  guardDelete?(connection: Connection, record: StoredRecord): Promise<void>
}

export interface ContentService {
  list<T extends ContentType>(
    type: T,
    selection?: Selection,
  ): Promise<{ records: RecordOf<T>[]; total: number }>
  /** Throws a 404 when there is no such record. */
  read<T extends ContentType>(type: T, id: string): Promise<RecordOf<T>>
  /** The one record of a single type. */
  single<T extends ContentType>(type: T): Promise<RecordOf<T>>
  create<T extends ContentType>(type: T, input: Input, author: Author): Promise<RecordOf<T>>
  /** `ifVersion` is the version that the caller believes to be the present one, or null for any. */
  update<T extends ContentType>(
    type: T,
    id: string,
    input: Input,
    author: Author,
    ifVersion?: number | null,
  ): Promise<RecordOf<T>>
  remove(type: ContentType, id: string, author: Author, ifVersion?: number | null): Promise<void>
  /** Puts the named records first, in this order; the rest follow as they stand. */
  arrange(type: ContentType, ids: string[], author: Author): Promise<void>
  /** Who wrote each of the records last, by the record's id: an administrator's id or null. */
  authors(type: ContentType, ids: string[]): Promise<Map<string, Author>>
  /** Makes the single records that do not exist yet, empty. */
  prepare(): Promise<void>
}

/** The rules of every content type: what may be written, all of it or none. */
export function createContentService(
  database: Database,
  media: MediaLibrary,
  rulesByTable: Record<string, ContentRules>,
): ContentService {
  const rulesOf = (type: ContentType): ContentRules => rulesByTable[type.table] ?? {}

  async function present<T extends ContentType>(
    connection: Connection,
    type: T,
    records: StoredRecord[],
  ) {
    const names = new Map<string, string>()
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'reference') continue
      const ids = records
        .map((record) => record.fields[name])
        .filter((id) => typeof id === 'string')
      for (const [id, text] of await contentRepository.names(connection, typeOf(field.to), ids))
        names.set(id, text)
    }
    return records.map((record) => presentRecord(type, record, names))
  }

  async function presentOne<T extends ContentType>(
    connection: Connection,
    type: T,
    record: StoredRecord,
  ) {
    const [presented] = await present(connection, type, [record])
    if (presented === undefined) throw notFound(type.labels.one)
    return presented
  }

  async function findStored(
    connection: Connection,
    type: ContentType,
    id: string,
  ): Promise<StoredRecord> {
    const record = await contentRepository.find(connection, type, id)
    if (record === undefined) throw notFound(type.labels.one)
    return record
  }

  /** Every rule but those of the files' bytes. */
  async function check(connection: Connection, type: ContentType, merged: Record<string, unknown>) {
    const result = contentSchema(type).safeParse(merged)
    const errors: FieldErrors = {}
    for (const issue of result.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message
    if (!result.success) throw invalid(errors)
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'reference') continue
      const id = result.data[name]
      if (typeof id !== 'string') continue
      const names = await contentRepository.names(connection, typeOf(field.to), [id])
      if (!names.has(id)) throw invalid({ [name]: field.unknown })
    }
    return result.data
  }

  function expectVersion(type: ContentType, record: StoredRecord, version: number | null) {
    if (version === null || version === record.version) return
    throw staleVersion(type.labels.one)
  }

  async function write(
    connection: Connection,
    type: ContentType,
    record: StoredRecord,
    action: RevisionAction,
  ) {
    const derived = rulesOf(type).derive?.(record.fields) ?? {}
    if (action === 'create' || action === 'restore')
      await contentRepository.insert(connection, type, record, derived)
    else await contentRepository.update(connection, type, record, derived)
    await recordRevision(connection, type, record, action, record.updatedAt, record.updatedBy)
  }

  /** Runs a write with its files: they become visible together, or nothing of it stays. */
  async function withFiles<R>(run: (intake: Intake) => Promise<R>): Promise<R> {
    const intake = media.begin()
    try {
      return await run(intake)
    } finally {
      await intake.finish()
    }
  }

  return {
    async list(type, selection = {}) {
      const records = await contentRepository.list(database, type, selection)
      const total = await contentRepository.count(database, type, selection.where)
      return { records: await present(database, type, records), total }
    },

    async read(type, id) {
      return presentOne(database, type, await findStored(database, type, id))
    },

    async single(type) {
      const [record] = await contentRepository.list(database, type, { limit: 1 })
      if (record === undefined) throw notFound(type.labels.one)
      return presentOne(database, type, record)
    },

    create: (type, input, author) =>
      withFiles(async (intake) => {
        const merged = mergeInput(type, {}, input)
        const files = await takeIn(type, await check(database, type, merged), intake)
        return database.transaction().execute(async (transaction) => {
          const fields = storedFields(
            type,
            await check(transaction, type, withStored(merged, files)),
          )
          const { first, last } = await contentRepository.positions(transaction, type)
          const at = now()
          const record: StoredRecord = {
            _id: uuid(),
            position: type.newest === 'first' ? first - 1 : last + 1,
            version: 1,
            createdAt: at,
            updatedAt: at,
            updatedBy: author,
            fields,
          }
          await intake.record(transaction)
          await write(transaction, type, record, 'create')
          return presentOne(transaction, type, record)
        })
      }),

    update: (type, id, input, author, ifVersion = null) =>
      withFiles(async (intake) => {
        const before = await findStored(database, type, id)
        expectVersion(type, before, ifVersion)
        const merged = mergeInput(type, before.fields, input)
        const files = await takeIn(type, await check(database, type, merged), intake)
        return database.transaction().execute(async (transaction) => {
          const current = await findStored(transaction, type, id)
          expectVersion(type, current, ifVersion)
          const again = withStored(mergeInput(type, current.fields, input), files)
          const record: StoredRecord = {
            ...current,
            version: current.version + 1,
            updatedAt: now(),
            updatedBy: author,
            fields: storedFields(type, await check(transaction, type, again)),
          }
          await intake.record(transaction)
          await write(transaction, type, record, 'update')
          return presentOne(transaction, type, record)
        })
      }),

    remove: (type, id, author, ifVersion = null) =>
      database.transaction().execute(async (transaction) => {
        const record = await findStored(transaction, type, id)
        expectVersion(type, record, ifVersion)
        await rulesOf(type).guardDelete?.(transaction, record)
        await contentRepository.remove(transaction, type, id)
        await recordRevision(
          transaction,
          type,
          { ...record, version: record.version + 1 },
          'delete',
          now(),
          author,
        )
      }),

    arrange: (type, ids, author) =>
      database.transaction().execute(async (transaction) => {
        const named = [...new Set(ids)]
        for (const id of named) {
          const record = await contentRepository.find(transaction, type, id)
          if (record === undefined) throw invalid({ ids: `${type.labels.one} not found` })
        }
        const { first } = await contentRepository.positions(transaction, type)
        for (const [index, id] of named.entries()) {
          await contentRepository.move(transaction, type, id, first - named.length + index)
        }
        await revisionRepository.add(transaction, {
          resource: resourceOf(type),
          recordId: '',
          version: 0,
          action: 'arrange',
          name: type.labels.many,
          state: named,
          at: now(),
          by: author,
        })
      }),

    async authors(type, ids) {
      const records = await contentRepository.authors(database, type, ids)
      return new Map(records.map((record) => [record._id, record.updatedBy]))
    },

    prepare: () =>
      database.transaction().execute(async (transaction) => {
        for (const type of contentTypes.filter((type) => type.single)) {
          if ((await contentRepository.count(transaction, type)) > 0) continue
          const at = now()
          const record = {
            _id: uuid(),
            position: 0,
            version: 1,
            createdAt: at,
            updatedAt: at,
            updatedBy: null,
          }
          await write(transaction, type, { ...record, fields: emptyFields(type) }, 'create')
        }
      }),
  }
}

function typeOf(table: string): ContentType {
  const type = contentTypes.find((type) => type.table === table)
  if (type === undefined) throw new Error(`No content type has the table ${table}.`)
  return type
}

function emptyFields(type: ContentType): StoredFields {
  return Object.fromEntries(fieldsOf(type).map(([name, field]) => [name, emptyValue(field)]))
}

function storedFields(type: ContentType, values: Record<string, unknown>): StoredFields {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => [name, toStored(field, values[name])]),
  )
}

/** Takes every upload among the values in; answers what is stored of each. */
async function takeIn(type: ContentType, values: Record<string, unknown>, intake: Intake) {
  const stored = new Map<Upload, unknown>()
  for (const [name, field] of fieldsOf(type)) {
    for (const value of [values[name]].flat()) {
      if (!(value instanceof Upload)) continue
      stored.set(
        value,
        field.kind === 'video' ? await intake.film(value) : await intake.picture(value),
      )
    }
  }
  return stored
}

/** The values with each upload replaced by what is stored of it; the same photograph twice is one. */
function withStored(
  values: Record<string, unknown>,
  files: Map<Upload, unknown>,
): Record<string, unknown> {
  const replace = (value: unknown) => (value instanceof Upload ? files.get(value) : value)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(replace) : replace(value),
    ]),
  )
}

function recordRevision(
  connection: Connection,
  type: ContentType,
  record: StoredRecord,
  action: RevisionAction,
  at: string,
  by: Author,
) {
  const title = type.title === null ? '' : record.fields[type.title]
  return revisionRepository.add(connection, {
    resource: resourceOf(type),
    recordId: record._id,
    version: record.version,
    action,
    name: typeof title === 'string' && title !== '' ? title : type.labels.one,
    state: record.fields,
    at,
    by,
  })
}
