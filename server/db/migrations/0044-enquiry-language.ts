import type { Kysely } from 'kysely'

/** Language of the page on which a visitor opened the chat; empty for earlier enquiries. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('enquiry')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
