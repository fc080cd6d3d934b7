import { type Kysely, sql } from 'kysely'
import { indexProducts } from '../migration-steps.ts'

/**
 * Words by their new normalised forms (singular, Devanagari and Gujarati as Latin letters), and the
 * numbers of seats.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from "search_gram"`.execute(database)
  await sql`delete from "search_word"`.execute(database)
  await indexProducts(database)
}
