import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Whether a connection leads to PostgreSQL, by a mark of its adapter. Migrations are loaded beside the bundle
 * of the server, so that no class is the same one on both sides.
 */
export function isPostgres<S>(connection: Kysely<S>): boolean {
  const { adapter } = connection.getExecutor()
  return 'engine' in adapter && adapter.engine === 'postgres'
}

/** Whether both engines keep a number exactly: whole ones up to 2^53, and fractions, as of positions in a list. */
export function isExactNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}

/**
 * The texts as a table of one column, for `in`: one parameter, however many they are. A list with a
 * parameter for each fails above 32,766 on SQLite and 65,535 on PostgreSQL.
 */
export function textsIn<S>(connection: Kysely<S>, texts: string[]): RawBuilder<string> {
  return isPostgres(connection)
    ? sql`(select unnest(${texts}::text[]))`
    : sql`(select "value" from json_each(${JSON.stringify(texts)}))`
}

/** The entries of a JSON object as a table of `key` and `value`; values that are no text are JSON. */
export function jsonEntries<S>(
  connection: Kysely<S>,
  json: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return isPostgres(connection) ? sql`jsonb_each_text((${json})::jsonb)` : sql`json_each(${json})`
}

/** The elements of a JSON list of texts as a table of `value`. */
export function jsonElements<S>(
  connection: Kysely<S>,
  json: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return isPostgres(connection)
    ? sql`jsonb_array_elements_text((${json})::jsonb)`
    : sql`json_each(${json})`
}

const undefinedTable = '42P01'

/** Whether a statement failed because there is no such table, in the words of SQLite or by PostgreSQL's code. */
export function isMissingTable(error: unknown, table: string): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.message === `no such table: ${table}` ||
    ('code' in error && error.code === undefinedTable)
  )
}
