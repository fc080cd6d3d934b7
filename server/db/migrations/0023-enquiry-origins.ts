import type { Kysely } from 'kysely'
import { addColumns, createIndex } from '../migration-steps.ts'

/** Origin of enquiries (referrer, campaign, device), and a flag for the demo's examples. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'enquiry', {
    referrer: '',
    campaignSource: '',
    campaignMedium: '',
    campaignName: '',
    device: '',
    isExample: 0,
  })
  await createIndex(database, 'enquiry', ['reference'])
}
