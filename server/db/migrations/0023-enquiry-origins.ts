import type { Kysely } from 'kysely'

/** Origin of enquiries (referrer, campaign, device), and a flag for the demo's examples. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const texts = ['referrer', 'campaignSource', 'campaignMedium', 'campaignName', 'device']
  for (const name of texts) {
    await database.schema
      .alterTable('enquiry')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await database.schema
    .alterTable('enquiry')
    .addColumn('isExample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await database.schema
    .createIndex('enquiry_reference')
    .on('enquiry')
    .columns(['reference'])
    .execute()
}
