import type { Kysely } from 'kysely'

/** Leases of work that only one of several processes should do. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('lease')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('endsAt', 'text', (column) => column.notNull())
    .execute()
}
