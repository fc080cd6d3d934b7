import type { Kysely } from 'kysely'
import { addColumns, createContentTable } from '../migration-steps.ts'

/** Choices, and those that each product offers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContentTable(database, 'choice', 'double precision')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('help', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('isFilter', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('values', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('unit', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('min', 'double precision')
    .addColumn('max', 'double precision')
    .execute()
  await addColumns(database, 'product', { choices: '[]' })
}
