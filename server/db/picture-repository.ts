import { type RawBuilder, sql } from 'kysely'
import type { PictureKind, PictureSort } from '../../domain/api/pictures.ts'
import { picture } from '../../domain/content/picture.ts'
import { containing } from '../kernel/text-normalisation.ts'
import type { Connection } from './database.ts'
import { isPostgres, textsIn } from './engine.ts'
import { contentRepository, type Page, type StoredRecord } from './record-repository.ts'
import type { PictureListRow, PictureUseRow } from './schema.ts'

/** Columns of the list beside a picture's fields. */
export type PictureCounts = Pick<PictureListRow, 'bytes' | 'uses' | 'isSmall'>

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

/** Records of which a search knows that they show a picture; only few pictures stand in more. */
const MAX_SEARCHED_USES = 100

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

  async counts(connection: Connection, ids: string[]): Promise<Map<string, PictureCounts>> {
    const rows = await connection
      .selectFrom('picture_list')
      .select(['picture', 'bytes', 'uses', 'isSmall'])
      .where('picture', 'in', textsIn(connection, ids))
      .execute()
    return new Map(rows.map(({ picture: id, ...counts }) => [id, counts]))
  },

  /** Writes what lists find and sort a picture by, of its fields. */
  async list(
    connection: Connection,
    row: Omit<PictureListRow, 'uses' | 'isSmall' | 'places' | 'usesText'>,
  ): Promise<void> {
    await connection
      .insertInto('picture_list')
      .values({ ...row, uses: 0, isSmall: 0, places: '', usesText: '' })
      .onConflict((conflict) => conflict.column('picture').doUpdateSet(row))
      .execute()
  },

  async unlist(connection: Connection, id: string): Promise<void> {
    await connection.deleteFrom('picture_list').where('picture', '=', id).execute()
  },

  /** Follows changed positions. */
  async reorder(connection: Connection): Promise<void> {
    await sql`update "picture_list" set "position" = "picture"."position"
      from "picture" where "picture"."_id" = "picture_list"."picture"`.execute(connection)
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

  /** Writes what lists find and sort pictures by, of their uses. */
  async recount(connection: Connection, ids: string[]): Promise<void> {
    const own = sql`from "picture_use" where "picture" = "picture_list"."picture"`
    const join = (column: string, separator: string) =>
      isPostgres(connection)
        ? sql`string_agg(${sql.ref(column)}, ${separator})`
        : sql`group_concat(${sql.ref(column)}, ${separator})`
    await sql`update "picture_list" set
      "uses" = (select count(*) ${own}),
      "isSmall" = (select coalesce(max("picture_use"."isSmall"), 0) ${own}),
      "places" = (select coalesce(${join('resource', ',')}, '') from
        (select distinct "resource" ${own}) as "places"),
      "usesText" = (select coalesce(${join('searchText', ' ')}, '') from
        (select distinct "picture_use"."searchText" ${own} limit ${MAX_SEARCHED_USES}) as "names")
      where "picture" in ${textsIn(connection, ids)}`.execute(connection)
  },

  /** Page of the matching pictures, with the number and weight of all of them. */
  async search(
    connection: Connection,
    selection: PictureSelection,
  ): Promise<{ records: StoredRecord[]; total: number; bytes: number }> {
    const where = conditionOf(connection, selection)
    const { skip = 0, limit = 0, sort = 'newest' } = selection
    const all = await sql<{ total: number; bytes: number | null }>`
      select count(*) as "total", sum("bytes") as "bytes" from "picture_list"
      where ${where}`.execute(connection)
    const total = Number(all.rows[0]?.total ?? 0)
    if (total === 0) return { records: [], total, bytes: 0 }
    const page = await sql<{ picture: string }>`select "picture" from "picture_list"
      where ${where} order by ${orders[sort]} limit ${limit} offset ${skip}`.execute(connection)
    const ids = page.rows.map((row) => row.picture)
    const found = await contentRepository.findAll(connection, picture, ids)
    return {
      records: ids.flatMap((id) => found.get(id) ?? []),
      total,
      bytes: Number(all.rows[0]?.bytes ?? 0),
    }
  },
}

/** Each is that of an index. */
const orders: Record<PictureSort, RawBuilder<unknown>> = {
  newest: sql`"position", "picture"`,
  oldest: sql`"position" desc, "picture" desc`,
  name: sql`"sortName", "picture"`,
  size: sql`"bytes" desc, "picture" desc`,
  uses: sql`"uses" desc, "picture" desc`,
}

function conditionOf(
  connection: Connection,
  { words, files, used, hasAlt, isSmall, kind, resource }: PictureSelection,
): RawBuilder<boolean> {
  const conditions = words.map(
    (word) => sql<boolean>`(${contains(connection, 'searchText', word)}
      or ${contains(connection, 'usesText', word)})`,
  )
  if (files !== undefined)
    conditions.push(
      sql`"picture" in (select "picture" from "media" where "file" in ${textsIn(connection, files)})`,
    )
  if (used !== undefined) conditions.push(used ? sql`"uses" > 0` : sql`"uses" = 0`)
  // A film has no alternative text that could be missing.
  if (hasAlt !== undefined) conditions.push(sql`"kind" = 'image' and "hasAlt" = ${Number(hasAlt)}`)
  if (isSmall !== undefined) conditions.push(sql`"isSmall" = ${Number(isSmall)}`)
  if (kind !== undefined) conditions.push(sql`"kind" = ${kind}`)
  if (resource !== undefined)
    conditions.push(sql`(',' || "places" || ',') like ${containing(`,${resource},`)} escape '\\'`)
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
}

/** True for a column with a text in it; SQLite's `like` takes several times as long. */
function contains(connection: Connection, column: string, text: string): RawBuilder<boolean> {
  return isPostgres(connection)
    ? sql`${sql.ref(column)} like ${containing(text)} escape '\\'`
    : sql`instr(${sql.ref(column)}, ${text}) > 0`
}
