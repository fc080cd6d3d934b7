import type { Kysely } from 'kysely'

/** Who answers about the products of a category; empty: who answers about everything. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('category')
    .addColumn('chatNumber', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
