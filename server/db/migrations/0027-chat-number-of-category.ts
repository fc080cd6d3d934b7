import type { Kysely } from 'kysely'

/** Chat number for products of a category; empty: the shop's number. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('category')
    .addColumn('chatNumber', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
