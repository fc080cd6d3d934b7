import type { Kysely } from 'kysely'

/** Due time and last result of scheduled jobs, and one-time download links for backups. */
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
