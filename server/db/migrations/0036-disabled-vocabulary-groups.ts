import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Built-in groups of words that a shop's search does not use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'settings', { disabledVocabularyGroups: '[]' })
}
