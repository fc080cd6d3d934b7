import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Titles and descriptions for search engines. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['product', 'category'])
    await addColumns(database, table, { metaTitle: '', metaDescription: '' })
}
