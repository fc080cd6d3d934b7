import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { productIndex } from '../product-index.ts'

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
  await fill(database)
  await database.schema.alterTable('product').dropColumn('searchText').execute()
}

const portion = 500

async function fill(database: Kysely<unknown>): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<unknown>`
      select "_id", "position", "name", "tags", "createdBy", "material", "height", "width", "length",
        "description"
      from "product" where "_id" > ${after} order by "_id" limit ${portion}`.execute(database)
    for (const row of rows) {
      const { _id, position, createdBy, tags, ...texts } = productRow.parse(row)
      await productIndex.put(database, _id, position, {
        ...texts,
        tags: z.array(z.string()).parse(JSON.parse(tags)),
        category: createdBy,
      })
      after = _id
    }
    if (rows.length < portion) return
  }
}

const productRow = z.object({
  _id: z.string(),
  position: z.number(),
  name: z.string(),
  tags: z.string(),
  createdBy: z.string().nullable(),
  material: z.string(),
  height: z.string(),
  width: z.string(),
  length: z.string(),
  description: z.string(),
})
