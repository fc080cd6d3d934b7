import { type Kysely, type RawBuilder, sql } from 'kysely'
import pRetry from 'p-retry'

/**
 * True for a connection to PostgreSQL. Checks a property of the adapter instead of its class:
 * migrations are loaded beside the server's bundle and would see another copy of the class.
 */
export function isPostgres<S>(connection: Kysely<S>): boolean {
  const { adapter } = connection.getExecutor()
  return 'engine' in adapter && adapter.engine === 'postgres'
}

/**
 * True for numbers that both engines store exactly: integers up to 2^53, and doubles such as
 * positions.
 */
export function isExactNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}

/**
 * The texts as a one-column table for `in`, passed as one parameter. One parameter per text would
 * fail above 32,766 on SQLite and 65,535 on PostgreSQL.
 */
export function textsIn<S>(connection: Kysely<S>, texts: string[]): RawBuilder<string> {
  return isPostgres(connection)
    ? sql`(select unnest(${texts}::text[]))`
    : sql`(select "value" from json_each(${JSON.stringify(texts)}))`
}

/** The whole numbers as a one-column table for `in`, passed as one parameter like `textsIn`. */
export function numbersIn<S>(connection: Kysely<S>, numbers: number[]): RawBuilder<number> {
  return isPostgres(connection)
    ? sql`(select unnest(${numbers}::bigint[]))`
    : sql`(select "value" from json_each(${JSON.stringify(numbers)}))`
}

/**
 * The entries of a JSON object as a table of `key` and `value`; values other than text are JSON.
 */
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

/**
 * Writes the log of SQLite into the database file and empties it, so that no former content is left
 * there. While another connection reads, the log stays until its next checkpoint.
 */
export async function truncateLog<S>(connection: Kysely<S>): Promise<void> {
  await pRetry(
    async () => {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      )
      if (rows[0]?.busy !== 0) throw new Error('The log of the database is in use.')
    },
    { retries: CHECKPOINT_RETRIES, minTimeout: 20, maxTimeout: 500 },
  )
}

const CHECKPOINT_RETRIES = 8

const undefinedTable = '42P01'

/**
 * True if a statement failed because a table does not exist, by SQLite's message or PostgreSQL's
 * code.
 */
export function isMissingTable(error: unknown, table: string): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.message === `no such table: ${table}` ||
    ('code' in error && error.code === undefinedTable)
  )
}
