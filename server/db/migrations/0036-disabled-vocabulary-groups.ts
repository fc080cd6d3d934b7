import type { Kysely } from 'kysely'

/** Built-in groups of words that a shop's search does not use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('disabledVocabularyGroups', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
