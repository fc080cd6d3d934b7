import { type Kysely, sql } from 'kysely'

/** Searches read an index of words instead of every product's text. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('product_search')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('product_search_position')
    .on('product_search')
    .columns(['position', 'product'])
    .execute()
  await database.schema
    .createTable('search_word')
    .addColumn('spelling', 'text', (column) => column.primaryKey())
    .addColumn('folded', 'text', (column) => column.notNull())
    .execute()
  // The words come folded and parted by blanks, so the plainest tokenizer leaves them as they are.
  await sql`create virtual table "product_words" using fts5("name", "groups", "facts", "description",
    content='', contentless_delete=1, detail='column', prefix='2', tokenize='ascii')`.execute(
    database,
  )
  // Filled by 0005, which makes it anew.
  await database.schema.alterTable('product').dropColumn('searchText').execute()
}
