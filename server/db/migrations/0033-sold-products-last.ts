import { type Kysely, sql } from 'kysely'
import { productIndex } from '../search-index/product-index.ts'

/** Sold products come last in visitors' lists, and have their own chat template. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('chat_messages')
    .addColumn('sold', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await database.schema
    .alterTable('product')
    .addColumn('isSold', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const columns of [
    ['isSold', 'position'],
    ['createdBy', 'isSold', 'position'],
  ])
    await sql`create index ${sql.id(`product_shown_${columns.join('_')}`)}
      on "product" (${sql.join([...columns, '_id'].map((column) => sql.ref(column)))})
      where "isShown" = 1`.execute(database)
  await indexSold(database)
}

const BATCH_SIZE = 500

async function indexSold(database: Kysely<unknown>): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ _id: string }>`
      select "_id" from "product" where "availability" = 'sold' and "_id" > ${after}
      order by "_id" limit ${BATCH_SIZE}`.execute(database)
    for (const { _id } of rows) {
      await productIndex.put(database, _id)
      after = _id
    }
    if (rows.length < BATCH_SIZE) return
  }
}
