import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import { productIndex } from '../search-index/product-index.ts'
import { productWords } from '../search-index/term-index.ts'

/**
 * The full-text index follows the order of the list and contains filters; spellings are found by
 * trigrams.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('product_words').ifExists().execute()
  await sql`delete from "product_search"`.execute(database)
  await sql`delete from "search_word"`.execute(database)
  await productWords.createTable(database)
  await database.schema
    .createTable('search_gram')
    .addColumn('gram', 'text', (column) => column.notNull())
    .addColumn('spelling', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_gram_key', ['gram', 'spelling'])
    .modifyEnd(isPostgres(database) ? sql`` : sql`without rowid`)
    .execute()
  await fill(database)
}

const portion = 500

async function fill(database: Kysely<unknown>): Promise<void> {
  let [position, after] = [Number.MIN_SAFE_INTEGER, '']
  for (;;) {
    const { rows } = await sql<{ _id: string; position: number }>`
      select "_id", "position" from "product" where ("position", "_id") > (${position}, ${after})
      order by "position", "_id" limit ${portion}`.execute(database)
    for (const row of rows) {
      await productIndex.put(database, row._id)
      position = row.position
      after = row._id
    }
    if (rows.length < portion) return
  }
}
