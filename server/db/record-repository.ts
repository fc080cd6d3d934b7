import { type RawBuilder, sql } from 'kysely'
import { type ContentType, fieldsOf, resourceOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { hasTranslatedFields } from '../../domain/content/fields/translated-fields.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import type { Connection } from './database.ts'
import { jsonEntries, textsIn } from './engine.ts'
import { noTranslations, readTranslations, type StoredTranslations } from './translations.ts'

/** A stored record: its fields and the system columns of every record. */
export interface StoredRecord {
  _id: string
  position: number
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: string | null
  fields: StoredFields
  translations: StoredTranslations
}

/** Columns that a write sets. */
type RecordContent = Pick<StoredRecord, 'fields' | 'translations'>

/** Name of a record, with the translations of the record. */
export interface StoredName {
  name: string
  translations: StoredTranslations
}

export interface Page {
  skip?: number
  /** 0 or absent: all. */
  limit?: number
}

/** Filter and order of a list; without an order, manual order. */
export interface Selection extends Page {
  where?: RawBuilder<unknown>
  orderBy?: RawBuilder<unknown>
}

/** Queries over the tables of content types. */
export const contentRepository = {
  async list(
    connection: Connection,
    type: ContentType,
    selection: Selection = {},
  ): Promise<StoredRecord[]> {
    const result = await sql<Record<string, unknown>>`
      select * from ${sql.table(type.table)} ${selected(selection)}`.execute(connection)
    return result.rows.map((row) => readRow(type, row))
  },

  /** Ids of the records that `list` would return. */
  async listIds(
    connection: Connection,
    type: ContentType,
    selection: Selection,
  ): Promise<string[]> {
    const result = await sql<{ _id: string }>`
      select "_id" from ${sql.table(type.table)} ${selected(selection)}`.execute(connection)
    return result.rows.map(({ _id }) => _id)
  },

  async count(
    connection: Connection,
    type: ContentType,
    where?: RawBuilder<unknown>,
  ): Promise<number> {
    const result = await sql<{ count: number }>`
      select count(*) as "count" from ${sql.table(type.table)} where ${where ?? sql`1 = 1`}`.execute(
      connection,
    )
    return Number(result.rows[0]?.count ?? 0)
  },

  async find(
    connection: Connection,
    type: ContentType,
    id: string,
  ): Promise<StoredRecord | undefined> {
    const [record] = await contentRepository.list(connection, type, {
      where: sql`"_id" = ${id}`,
      limit: 1,
    })
    return record
  },

  /** Existing records among the ids, by id. */
  async findAll(
    connection: Connection,
    type: ContentType,
    ids: string[],
  ): Promise<Map<string, StoredRecord>> {
    if (ids.length === 0) return new Map()
    const records = await contentRepository.list(connection, type, {
      where: sql`"_id" in ${textsIn(connection, ids)}`,
      // The order of the index: nothing has to be sorted.
      orderBy: sql`"_id"`,
    })
    return new Map(records.map((record) => [record._id, record]))
  },

  /** Existing ids among `ids`, of which a further condition may hold. */
  async existing(
    connection: Connection,
    type: ContentType,
    ids: string[],
    where = sql`1 = 1`,
  ): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const { rows } = await sql<{ _id: string }>`
      select "_id" from ${sql.table(type.table)}
      where "_id" in ${textsIn(connection, ids)} and ${where}`.execute(connection)
    return new Set(rows.map(({ _id }) => _id))
  },

  /** The names of records of a type, by id. */
  async names(
    connection: Connection,
    type: ContentType,
    ids: string[],
  ): Promise<Map<string, string>> {
    const found = await contentRepository.translatedNames(connection, type, ids)
    return new Map(Array.from(found, ([id, { name }]) => [id, name]))
  },

  /** The same with translations. */
  async translatedNames(
    connection: Connection,
    type: ContentType,
    ids: string[],
  ): Promise<Map<string, StoredName>> {
    if (type.title === null || ids.length === 0) return new Map()
    const translations = hasTranslatedFields(type) ? sql.ref('translations') : sql`'{}'`
    const result = await sql<{ _id: string; name: string; translations: string }>`
      select "_id", ${sql.ref(type.title)} as "name", ${translations} as "translations"
      from ${sql.table(type.table)}
      where "_id" in ${textsIn(connection, [...new Set(ids)])}`.execute(connection)
    return new Map(
      result.rows.map(({ _id, name, translations }) => [
        _id,
        { name, translations: readTranslations(translations) },
      ]),
    )
  },

  /** Last author of each record, by its id: an administrator's id or null. */
  async authors(
    connection: Connection,
    type: ContentType,
    ids: string[],
  ): Promise<Map<string, string | null>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ _id: string; updatedBy: string | null }>`
      select "_id", "updatedBy" from ${sql.table(type.table)}
      where "_id" in ${textsIn(connection, ids)}`.execute(connection)
    return new Map(rows.map(({ _id, updatedBy }) => [_id, updatedBy]))
  },

  /** First and last position of a list, both 0 if it is empty. */
  async positions(
    connection: Connection,
    type: ContentType,
  ): Promise<{ first: number; last: number }> {
    // Two subqueries: with both aggregates in one, SQLite would scan the whole list.
    const result = await sql<{ first: number | null; last: number | null }>`
      select (select min("position") from ${sql.table(type.table)}) as "first",
        (select max("position") from ${sql.table(type.table)}) as "last"`.execute(connection)
    return { first: result.rows[0]?.first ?? 0, last: result.rows[0]?.last ?? 0 }
  },

  async insert(connection: Connection, type: ContentType, record: StoredRecord): Promise<void> {
    const columns = { ...systemColumns(record), ...contentColumns(type, record) }
    const names = Object.keys(columns).map((name) => sql.ref(name))
    await sql`insert into ${sql.table(type.table)} (${sql.join(names)})
      values (${sql.join(Object.values(columns))})`.execute(connection)
  },

  async update(connection: Connection, type: ContentType, record: StoredRecord): Promise<void> {
    const { _id, ...system } = systemColumns(record)
    const columns = { ...system, ...contentColumns(type, record) }
    const settings = Object.entries(columns).map(
      ([name, value]) => sql`${sql.ref(name)} = ${value}`,
    )
    await sql`update ${sql.table(type.table)} set ${sql.join(settings)} where "_id" = ${_id}`.execute(
      connection,
    )
  },

  async remove(connection: Connection, type: ContentType, id: string): Promise<void> {
    await sql`delete from ${sql.table(type.table)} where "_id" = ${id}`.execute(connection)
  },

  /** Sets positions by id, in one statement. */
  async setPositions(
    connection: Connection,
    type: ContentType,
    positions: ReadonlyMap<string, number>,
  ): Promise<void> {
    const json = JSON.stringify(Object.fromEntries(positions))
    await sql`update ${sql.table(type.table)} set "position" = cast("value" as double precision)
      from ${jsonEntries(connection, sql`${json}`)} as "entry" where "key" = "_id"`.execute(
      connection,
    )
  },
}

function selected({ where, orderBy, limit, skip }: Selection): RawBuilder<unknown> {
  return sql`where ${where ?? sql`1 = 1`} order by ${orderBy ?? sql`"position", "_id"`}
    limit ${limit ? sql`${limit}` : everything} offset ${skip ?? 0}`
}

/** As a limit: SQLite accepts no offset without one, PostgreSQL no negative one. */
const everything = sql.raw('9223372036854775807')

function readRow(type: ContentType, row: Record<string, unknown>): StoredRecord {
  const fields: StoredFields = {}
  for (const [name, field] of fieldsOf(type))
    fields[name] = kindOf(field).fromColumn(field, row[name])
  const translations = hasTranslatedFields(type)
    ? readTranslations(row.translations)
    : noTranslations
  return { ...readSystem(row), fields, translations }
}

/** No schema: rows are read by the thousand, and a check by one costs many times as much. */
function readSystem(row: Record<string, unknown>): Omit<StoredRecord, keyof RecordContent> {
  const { _id, position, version, createdAt, updatedAt, updatedBy } = row
  const isPlain =
    typeof _id === 'string' &&
    typeof position === 'number' &&
    typeof version === 'number' &&
    typeof createdAt === 'string' &&
    typeof updatedAt === 'string' &&
    (updatedBy === null || typeof updatedBy === 'string')
  if (!isPlain) throw new TypeError(`The system columns of the record ${_id} are malformed.`)
  return { _id, position, version, createdAt, updatedAt, updatedBy }
}

function systemColumns(record: StoredRecord) {
  const { fields: _, translations: __, ...system } = record
  return system
}

function contentColumns(
  type: ContentType,
  { fields, translations }: RecordContent,
): Record<string, string | number | null> {
  return {
    ...Object.fromEntries(
      fieldsOf(type).map(([name, field]) => [name, kindOf(field).toColumn(fields[name] ?? null)]),
    ),
    ...(hasTranslatedFields(type) && { translations: JSON.stringify(translations) }),
  }
}

/** The content type that a reference field points to. */
export function typeOfTable(table: string): ContentType {
  const type = contentTypes.find((type) => type.table === table)
  if (type === undefined) throw new Error(`No content type has the table ${table}.`)
  return type
}

/** Content type of a revision; undefined for other resources, such as enquiries. */
export function typeOfResource(resource: string): ContentType | undefined {
  return contentTypes.find((type) => resourceOf(type) === resource)
}
