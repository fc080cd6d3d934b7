import type { Kysely } from 'kysely'

/** When regular work is due and how it went last, and the addresses that fetch a backup once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('regular_task')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('dueAt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('failedAt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('fault', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await database.schema
    .createTable('backup_link')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('backup', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
}
