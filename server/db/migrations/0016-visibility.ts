import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Visibility of products and its schedule; existing products are live without bounds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'product', { visibility: 'live', liveFrom: '', liveUntil: '' })
}
