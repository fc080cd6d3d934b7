import type { Kysely } from 'kysely'

/** Tables with translated fields. */
const tables = [
  'category',
  'choice',
  'product',
  'carousel',
  'slogan',
  'social_card',
  'about',
  'story',
  'gallery',
  'contact',
  'item_review',
  'settings',
  'page_texts',
  'chat_messages',
  'opening_hours',
]

/** Languages of the shop, and translations of each record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('settings')
    .addColumn('languages', 'text', (column) => column.notNull().defaultTo('["en"]'))
    .execute()
  for (const table of tables)
    await database.schema
      .alterTable(table)
      .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
}
