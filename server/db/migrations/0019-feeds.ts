import type { Kysely } from 'kysely'

/** Setting that enables product feeds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('feeds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
