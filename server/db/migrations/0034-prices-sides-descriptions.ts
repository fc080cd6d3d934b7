import { type Kysely, sql } from 'kysely'
import { productIndex } from '../search-index/product-index.ts'

/**
 * Lists by price and availability, sizes by the longer and the shorter side, and descriptions of
 * categories.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('category')
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await database.schema.alterTable('product').addColumn('effectivePrice', 'bigint').execute()
  await database.schema
    .alterTable('product')
    .addColumn('availabilityRank', 'integer', (column) => column.notNull().defaultTo(RANK_OF_NONE))
    .execute()
  for (const columns of [
    ['effectivePrice', 'position'],
    ['createdBy', 'effectivePrice', 'position'],
    ['availabilityRank', 'position'],
    ['createdBy', 'availabilityRank', 'position'],
  ])
    await sql`create index ${sql.id(`product_shown_${columns.join('_')}`)}
      on "product" (${sql.join([...columns, '_id'].map((column) => sql.ref(column)))})
      where "isShown" = 1`.execute(database)
  await indexProducts(database)
}

/** Rank of a product without an availability. */
const RANK_OF_NONE = 3
const BATCH_SIZE = 500

async function indexProducts(database: Kysely<unknown>): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ _id: string }>`
      select "_id" from "product" where "_id" > ${after} and ("width" <> '' or "length" <> ''
        or "height" <> '' or "availability" <> '' or "price" <> '' or "salePrice" <> '')
      order by "_id" limit ${BATCH_SIZE}`.execute(database)
    for (const { _id } of rows) {
      await productIndex.put(database, _id)
      after = _id
    }
    if (rows.length < BATCH_SIZE) return
  }
}
