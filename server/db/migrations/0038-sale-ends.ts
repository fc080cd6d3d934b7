import type { Kysely } from 'kysely'

/** The end of a product's sale. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('product')
    .addColumn('saleUntil', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
