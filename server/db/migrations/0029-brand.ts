import type { Kysely } from 'kysely'

/** Accent colour, and share image for pages without a photo. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('accentColor', 'text', (column) => column.notNull().defaultTo('#01A0E2'))
    .execute()
  await database.schema.alterTable('settings').addColumn('shareImage', 'text').execute()
}
