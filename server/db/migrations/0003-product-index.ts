import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import { createIndex } from '../migration-steps.ts'

/** A full-text index replaces scans of every product's text. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('product_search')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await createIndex(database, 'product_search', ['position', 'product'], 'position')
  await database.schema
    .createTable('search_word')
    .addColumn('spelling', 'text', (column) => column.primaryKey())
    .addColumn('folded', 'text', (column) => column.notNull())
    .execute()
  // Filled by 0005, which rebuilds it.
  if (!isPostgres(database))
    await sql`create virtual table "product_words" using fts5("name", "groups", "facts", "description",
      content='', contentless_delete=1, detail='column', prefix='2', tokenize='ascii')`.execute(
      database,
    )
  await database.schema.alterTable('product').dropColumn('searchText').execute()
}
