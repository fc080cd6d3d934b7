import type { Kysely } from 'kysely'

/** Keys of products in other shops, so that a second import finds them again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('product_origin')
    .addColumn('origin', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .execute()
}
