import { type Kysely, sql } from 'kysely'
import { productIndex } from '../search-index/product-index.ts'

/**
 * Words by their new normalised forms (singular, Devanagari and Gujarati as Latin letters), and the
 * numbers of seats.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from "search_gram"`.execute(database)
  await sql`delete from "search_word"`.execute(database)
  let after = ''
  for (;;) {
    const { rows } = await sql<{ _id: string }>`
      select "_id" from "product" where "_id" > ${after}
      order by "_id" limit ${BATCH_SIZE}`.execute(database)
    for (const { _id } of rows) {
      await productIndex.put(database, _id)
      after = _id
    }
    if (rows.length < BATCH_SIZE) return
  }
}

const BATCH_SIZE = 500
