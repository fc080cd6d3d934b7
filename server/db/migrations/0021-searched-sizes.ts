import { type Kysely, sql } from 'kysely'
import { indexProducts } from '../migration-steps.ts'

/** Adds the sizes of existing products to the search index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await indexProducts(database, sql`("width" <> '' or "height" <> '')`)
}
