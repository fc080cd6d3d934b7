import type { Kysely } from 'kysely'
import { up as indexWords } from './0037-search-words.ts'

/** Words that end in a double l have normalised forms of their own: all products are indexed again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await indexWords(database)
}
