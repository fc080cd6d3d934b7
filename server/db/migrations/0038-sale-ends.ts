import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** The end of a product's sale. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'product', { saleUntil: '' })
}
