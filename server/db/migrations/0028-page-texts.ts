import type { Kysely } from 'kysely'

/** What the public pages say where no record does: one record, of what a shop says in other words. */
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
