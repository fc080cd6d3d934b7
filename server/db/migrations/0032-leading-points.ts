import { type Kysely, sql } from 'kysely'
import { productIndex } from '../search-index/product-index.ts'

/** Re-indexes the sizes that may begin with a decimal point: `.9 m` was read as 9 m. */
export async function up(database: Kysely<unknown>): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ _id: string }>`
      select "_id" from "product" where "_id" > ${after}
        and ("width" like '%.%' or "width" like '%,%' or "width" like '%٫%'
          or "height" like '%.%' or "height" like '%,%' or "height" like '%٫%')
      order by "_id" limit ${BATCH_SIZE}`.execute(database)
    for (const { _id } of rows) {
      await productIndex.put(database, _id)
      after = _id
    }
    if (rows.length < BATCH_SIZE) return
  }
}

const BATCH_SIZE = 500
