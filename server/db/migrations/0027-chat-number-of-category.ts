import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Chat number for products of a category; empty: the shop's number. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'category', { chatNumber: '' })
}
