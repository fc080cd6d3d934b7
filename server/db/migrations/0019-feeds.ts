import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Setting that enables product feeds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'settings', { feeds: 0 })
}
