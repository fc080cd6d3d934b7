import type { Kysely } from 'kysely'

/** Time zone, currency and synonyms of a shop. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const added = { timeZone: 'Asia/Kolkata', currency: 'INR', synonyms: '[]' }
  for (const [name, initial] of Object.entries(added)) {
    await database.schema
      .alterTable('settings')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute()
  }
}
