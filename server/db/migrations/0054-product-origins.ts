import type { Kysely } from 'kysely'

/** What other shops called products, so that a second import finds them again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('product_origin')
    .addColumn('origin', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .execute()
}
