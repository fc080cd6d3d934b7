import type { Kysely } from 'kysely'

/** Choices, and those that each product offers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('choice')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('help', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('isFilter', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('values', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('unit', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('min', 'double precision')
    .addColumn('max', 'double precision')
    .execute()
  await database.schema
    .alterTable('product')
    .addColumn('choices', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
