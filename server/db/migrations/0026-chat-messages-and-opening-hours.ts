import type { Kysely } from 'kysely'

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
  await database.schema
    .alterTable('opening_hours')
    .addColumn('holidays', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}

/** Creates a table of text fields with the system columns of every record. */
async function createSingle(
  database: Kysely<unknown>,
  table: string,
  texts: string[],
): Promise<void> {
  let builder = database.schema
    .createTable(table)
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text')
  for (const name of texts) {
    builder = builder.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  }
  await builder.execute()
}
