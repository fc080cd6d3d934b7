import type { CreateTableBuilder, Kysely } from 'kysely'
import { createContentTable, createIndex } from '../migration-steps.ts'

/** Redirects, and daily counts of their use and of addresses that were not found. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContentTable(database, 'redirect', 'double precision')
    .addColumn('from', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('to', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('toPath', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('isAutomatic', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const column of ['position', 'from', 'toPath'])
    await createIndex(database, 'redirect', [column])
  await counts(database, 'redirect_use', 'redirect').execute()
  await counts(database, 'not_found', 'path')
    .addColumn('lastAt', 'text', (column) => column.notNull())
    .execute()
  await createIndex(database, 'redirect_use', ['redirect', 'date', 'count'], 'redirect')
  await createIndex(database, 'not_found', ['date', 'path', 'count', 'lastAt'], 'date')
}

function counts(
  database: Kysely<unknown>,
  table: string,
  subject: string,
): CreateTableBuilder<string> {
  return database.schema
    .createTable(table)
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn(subject, 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('isExample', 'integer', (column) => column.notNull().defaultTo(0))
}
