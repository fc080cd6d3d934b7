import type { Kysely } from 'kysely'
import { createContentTable } from '../migration-steps.ts'

/** Customised texts of public pages, in one record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContentTable(database, 'page_texts', 'integer')
    .addColumn('texts', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
