import type { Kysely } from 'kysely'
import { addColumns, createContentTable } from '../migration-steps.ts'

/** Templates of chat messages, and opening hours. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  await createSingle(database, 'chat_messages', [
    'product',
    'card',
    'customSize',
    'shortlist',
    'message',
    'header',
  ])
  await createSingle(database, 'opening_hours', days)
  await addColumns(database, 'opening_hours', { holidays: '[]' })
}

/** Creates a content table of texts. */
async function createSingle(
  database: Kysely<unknown>,
  table: string,
  texts: string[],
): Promise<void> {
  let builder = createContentTable(database, table, 'integer')
  for (const name of texts)
    builder = builder.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  await builder.execute()
}
