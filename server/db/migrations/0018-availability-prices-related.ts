import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Availability, prices and related products. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'product', {
    availability: '',
    availabilityNote: '',
    price: '',
    salePrice: '',
    related: '[]',
    priceIsFrom: 0,
  })
}
