import type { Kysely } from 'kysely'

/** The colour of a shop, and what its links show where a page has no picture. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('accentColor', 'text', (column) => column.notNull().defaultTo('#01A0E2'))
    .execute()
  await database.schema.alterTable('settings').addColumn('shareImage', 'text').execute()
}
