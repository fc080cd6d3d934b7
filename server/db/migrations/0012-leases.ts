import type { Kysely } from 'kysely'

/** What only one of several processes has to do, and until when it is one's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('lease')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('endsAt', 'text', (column) => column.notNull())
    .execute()
}
