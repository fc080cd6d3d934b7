import type { Kysely } from 'kysely'

/** Whether and when visitors see a product; those of an earlier time are live without bounds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const added = { visibility: 'live', liveFrom: '', liveUntil: '' }
  for (const [name, initial] of Object.entries(added)) {
    await database.schema
      .alterTable('product')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute()
  }
}
