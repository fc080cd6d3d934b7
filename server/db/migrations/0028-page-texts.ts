import type { Kysely } from 'kysely'

/** Customised texts of public pages, in one record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('page_texts')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text')
    .addColumn('texts', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
