import type { Kysely } from 'kysely'
import { createIndex } from '../migration-steps.ts'

/** Daily counts of product views and zero-result searches, without data on visitors. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await counts(database, 'product_view', 'product')
  await counts(database, 'missed_search', 'words')
}

async function counts(database: Kysely<unknown>, table: string, subject: string): Promise<void> {
  await database.schema
    .createTable(table)
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn(subject, 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('isExample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await createIndex(database, table, ['date', subject, 'count'], 'date')
}
