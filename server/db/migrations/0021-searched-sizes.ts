import { type Kysely, sql } from 'kysely'
import { productIndex } from '../search-index/product-index.ts'

/** Adds the sizes of existing products to the search index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ _id: string }>`select "_id" from "product"
      where "_id" > ${after} and ("width" <> '' or "height" <> '')
      order by "_id" limit ${portion}`.execute(database)
    for (const { _id } of rows) {
      await productIndex.put(database, _id)
      after = _id
    }
    if (rows.length < portion) return
  }
}

const portion = 500
