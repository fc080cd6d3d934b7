import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Language of the page on which a visitor opened the chat; empty for earlier enquiries. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'enquiry', { language: '' })
}
