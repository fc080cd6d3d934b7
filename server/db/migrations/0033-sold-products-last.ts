import { type Kysely, sql } from 'kysely'
import { addColumns, createShownIndexes, indexProducts } from '../migration-steps.ts'

/** Sold products come last in visitors' lists, and have their own chat template. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'chat_messages', { sold: '' })
  await addColumns(database, 'product', { isSold: 0 })
  await createShownIndexes(database, [
    ['isSold', 'position'],
    ['createdBy', 'isSold', 'position'],
  ])
  await indexProducts(database, sql`"availability" = 'sold'`)
}
