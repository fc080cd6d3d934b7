import type { Kysely } from 'kysely'

/** Visibility of products and its schedule; existing products are live without bounds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const added = { visibility: 'live', liveFrom: '', liveUntil: '' }
  for (const [name, initial] of Object.entries(added)) {
    await database.schema
      .alterTable('product')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute()
  }
}
