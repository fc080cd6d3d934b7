import { type Kysely, sql } from 'kysely'
import { addColumns, createShownIndexes, indexProducts } from '../migration-steps.ts'

/**
 * Lists by price and availability, sizes by the longer and the shorter side, and descriptions of
 * categories.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'category', { description: '' })
  await database.schema.alterTable('product').addColumn('effectivePrice', 'bigint').execute()
  await addColumns(database, 'product', { availabilityRank: RANK_OF_NONE })
  await createShownIndexes(database, [
    ['effectivePrice', 'position'],
    ['createdBy', 'effectivePrice', 'position'],
    ['availabilityRank', 'position'],
    ['createdBy', 'availabilityRank', 'position'],
  ])
  await indexProducts(
    database,
    sql`("width" <> '' or "length" <> '' or "height" <> '' or "availability" <> ''
      or "price" <> '' or "salePrice" <> '')`,
  )
}

/** Rank of a product without an availability. */
const RANK_OF_NONE = 3
