import { type RawBuilder, sql } from 'kysely'
import type { PictureKind, PictureSort } from '../../domain/api/pictures.ts'
import { picture } from '../../domain/content/picture.ts'
import { containing } from '../kernel/text-normalisation.ts'
import type { Connection } from './database.ts'
import { textsIn } from './engine.ts'
import { contentRepository, type Page, type StoredRecord } from './record-repository.ts'
import type { PictureUseRow } from './schema.ts'

/** What the list of pictures finds and sorts them by, beside their fields. */
interface PictureFacts {
  kind: PictureKind
  bytes: number
  hasAlt: boolean
  /** Name and alternative texts, normalised. */
  searchText: string
}

/** Counts of a picture that follow from its uses. */
export interface PictureCounts {
  bytes: number
  uses: number
  isSmall: boolean
}

export interface PictureSelection extends Page {
  /** Normalised words. */
  words: readonly string[]
  /** Files that the pictures have or had. */
  files?: string[] | undefined
  used?: boolean | undefined
  hasAlt?: boolean | undefined
  isSmall?: boolean | undefined
  kind?: PictureKind | undefined
  resource?: string | undefined
  sort?: PictureSort | undefined
}

/** Queries of pictures beyond those of every content type, and of their uses. */
export const pictureRepository = {
  /** Ids of the pictures that files belong to, by file; null for one that belongs to none yet. */
  async ofFiles(connection: Connection, files: string[]): Promise<Map<string, string | null>> {
    const rows = await connection
      .selectFrom('media')
      .select(['file', 'picture'])
      .where('file', 'in', textsIn(connection, files))
      .execute()
    return new Map(rows.map((row) => [row.file, row.picture]))
  },

  /** Files that a picture has, or had before an edit. */
  async filesOf(connection: Connection, id: string): Promise<Set<string>> {
    const rows = await connection
      .selectFrom('media')
      .select('file')
      .where('picture', '=', id)
      .execute()
    return new Set(rows.map(({ file }) => file))
  },

  /** Names the picture of a file, unless it has one; returns that of the file. */
  async claim(connection: Connection, file: string, id: string): Promise<string | undefined> {
    // An update in any case: other transactions wait here for the picture that this one creates.
    const row = await connection
      .updateTable('media')
      .set({ picture: sql<string>`coalesce("picture", ${id})` })
      .where('file', '=', file)
      .returning('picture')
      .executeTakeFirst()
    return row?.picture ?? undefined
  },

  /** Pictures by id, with their counts. */
  async counts(connection: Connection, ids: string[]): Promise<Map<string, PictureCounts>> {
    const { rows } = await sql<{ _id: string; bytes: number; uses: number; isSmall: number }>`
      select "_id", "bytes", "uses", "isSmall" from "picture"
      where "_id" in ${textsIn(connection, ids)}`.execute(connection)
    return new Map(
      rows.map(({ _id, bytes, uses, isSmall }) => [_id, { bytes, uses, isSmall: isSmall === 1 }]),
    )
  },

  async describe(
    connection: Connection,
    id: string,
    { kind, bytes, hasAlt, searchText }: PictureFacts,
  ): Promise<void> {
    await sql`update "picture" set "kind" = ${kind}, "bytes" = ${bytes},
      "hasAlt" = ${Number(hasAlt)}, "searchText" = ${searchText}
      where "_id" = ${id}`.execute(connection)
  },

  usesOf(connection: Connection, id: string): Promise<PictureUseRow[]> {
    return connection
      .selectFrom('picture_use')
      .selectAll()
      .where('picture', '=', id)
      .orderBy('resource')
      .orderBy('_id')
      .execute()
  },

  /** The uses of a record; those that it had go. */
  async setUses(connection: Connection, recordId: string, uses: PictureUseRow[]): Promise<void> {
    await connection.deleteFrom('picture_use').where('recordId', '=', recordId).execute()
    if (uses.length > 0) await connection.insertInto('picture_use').values(uses).execute()
  },

  /** Counts the uses of pictures again. */
  async recount(connection: Connection, ids: string[]): Promise<void> {
    await sql`update "picture" set
      "uses" = (select count(*) from "picture_use" where "picture" = "picture"."_id"),
      "isSmall" = (select coalesce(max("picture_use"."isSmall"), 0) from "picture_use"
        where "picture" = "picture"."_id")
      where "_id" in ${textsIn(connection, ids)}`.execute(connection)
  },

  /** Page of the matching pictures, with the number and weight of all of them. */
  async search(
    connection: Connection,
    selection: PictureSelection,
  ): Promise<{ records: StoredRecord[]; total: number; bytes: number }> {
    const where = conditionOf(connection, selection)
    const { rows } = await sql<{ total: number; bytes: number | null }>`
      select count(*) as "total", sum("bytes") as "bytes" from "picture"
      where ${where}`.execute(connection)
    const { skip, limit, sort = 'newest' } = selection
    const orderBy = orders[sort]
    // Ids first: sorting whole records would take many times as long.
    const ids = await contentRepository.listIds(connection, picture, {
      where,
      orderBy,
      ...(skip !== undefined && { skip }),
      ...(limit !== undefined && { limit }),
    })
    const found = await contentRepository.findAll(connection, picture, ids)
    return {
      records: ids.flatMap((id) => found.get(id) ?? []),
      total: Number(rows[0]?.total ?? 0),
      bytes: Number(rows[0]?.bytes ?? 0),
    }
  },
}

/** Each is an index, read in its order. */
const orders: Record<PictureSort, RawBuilder<unknown>> = {
  newest: sql`"position", "_id"`,
  oldest: sql`"position" desc, "_id" desc`,
  name: sql`"searchText", "_id"`,
  size: sql`"bytes" desc, "_id" desc`,
  uses: sql`"uses" desc, "_id" desc`,
}

function conditionOf(
  connection: Connection,
  { words, files, used, hasAlt, isSmall, kind, resource }: PictureSelection,
): RawBuilder<unknown> {
  const conditions = [
    ...words.map((word) => {
      const pattern = containing(word)
      return sql`("searchText" like ${pattern} escape '\\' or "_id" in (
        select "picture" from "picture_use" where "searchText" like ${pattern} escape '\\'))`
    }),
    ...(files === undefined
      ? []
      : [
          sql`"_id" in (select "picture" from "media" where "file" in ${textsIn(connection, files)})`,
        ]),
    ...(used === undefined ? [] : [used ? sql`"uses" > 0` : sql`"uses" = 0`]),
    // A film has no alternative text that could be missing.
    ...(hasAlt === undefined ? [] : [sql`"kind" = 'image' and "hasAlt" = ${Number(hasAlt)}`]),
    ...(isSmall === undefined ? [] : [sql`"isSmall" = ${Number(isSmall)}`]),
    ...(kind === undefined ? [] : [sql`"kind" = ${kind}`]),
    ...(resource === undefined
      ? []
      : [sql`"_id" in (select "picture" from "picture_use" where "resource" = ${resource})`]),
  ]
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
}
