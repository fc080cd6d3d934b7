import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/**
 * New words go into PostgreSQL's index at once. By default they wait in a list that every search
 * reads from its beginning to its end, until the next vacuum.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!isPostgres(database)) return
  await sql`alter index "product_words_words" set (fastupdate = off)`.execute(database)
  await sql`select gin_clean_pending_list('product_words_words')`.execute(database)
}
