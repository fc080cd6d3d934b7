import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/** Columns that had the API's names, by table, and the `resource` of their revisions. */
const renamed = [
  ['product', 'createdBy', 'category', 'ourCategoriesItems'],
  ['product', 'isDisplaingInSomethingUnique', 'isFeatured', 'ourCategoriesItems'],
  ['contact', 'watsappNumber', 'whatsappNumber', 'contactUS'],
  ['item_review', 'ourCategoriesItem', 'product', 'itemReview'],
] as const

/** Renames the columns, with the indexes and functions that name them, and the fields in revisions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, from, to, resource] of renamed) {
    await sql`alter table ${sql.table(table)}
      rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(database)
    await (isPostgres(database) ? renameOnPostgres : renameOnSqlite)(database, from, to)
    // The quotes of a text in JSON are escaped, so only a key is written like this.
    await sql`update "revision" set "state" = replace("state", ${`"${from}":`}, ${`"${to}":`})
      where "resource" = ${resource}`.execute(database)
  }
}

/** SQLite has already rewritten triggers and the columns of indexes, but cannot rename an index. */
async function renameOnSqlite(database: Kysely<unknown>, from: string, to: string) {
  const { rows } = await sql<{ name: string; sql: string }>`
    select "name", "sql" from "sqlite_master"
    where "type" = 'index' and "name" like ${`%\\_${from}\\_%`} escape '\\'`.execute(database)
  for (const index of rows) {
    await database.schema.dropIndex(index.name).execute()
    await sql.raw(index.sql.replace(index.name, index.name.replace(from, to))).execute(database)
  }
}

/** PostgreSQL keeps the functions of triggers as texts. */
async function renameOnPostgres(database: Kysely<unknown>, from: string, to: string) {
  const indexes = await sql<{ name: string }>`
    select "indexname" as "name" from "pg_indexes"
    where "schemaname" = current_schema()
      and "indexname" like ${`%\\_${from}\\_%`}`.execute(database)
  for (const { name } of indexes.rows)
    await sql`alter index ${sql.id(name)} rename to ${sql.id(name.replace(from, to))}`.execute(
      database,
    )
  const functions = await sql<{ name: string; body: string }>`
    select "proname" as "name", "prosrc" as "body" from "pg_proc"
    where "pronamespace" = current_schema()::regnamespace
      and "prosrc" like ${`%"${from}"%`}`.execute(database)
  for (const { name, body } of functions.rows)
    await sql`create or replace function ${sql.id(name)}() returns trigger language plpgsql
      as ${sql.lit(body.replaceAll(`"${from}"`, `"${to}"`))}`.execute(database)
}
