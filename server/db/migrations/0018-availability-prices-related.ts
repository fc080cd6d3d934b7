import type { Kysely } from 'kysely'

/** Availability, prices and related products. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const texts = {
    availability: '',
    availabilityNote: '',
    price: '',
    salePrice: '',
    related: '[]',
  }
  for (const [name, initial] of Object.entries(texts)) {
    await database.schema
      .alterTable('product')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute()
  }
  await database.schema
    .alterTable('product')
    .addColumn('priceIsFrom', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
