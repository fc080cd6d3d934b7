import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Time zone, currency and synonyms of a shop. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'settings', {
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    synonyms: '[]',
  })
}
