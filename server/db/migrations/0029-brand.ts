import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Accent colour, and share image for pages without a photo. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'settings', { accentColor: '#01A0E2' })
  await database.schema.alterTable('settings').addColumn('shareImage', 'text').execute()
}
