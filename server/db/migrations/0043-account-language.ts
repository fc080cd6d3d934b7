import type { Kysely } from 'kysely'

/** Language of the back office that an administrator has chosen; null for none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('administrator').addColumn('language', 'text').execute()
}
