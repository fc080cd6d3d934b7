import { type Kysely, sql } from 'kysely'
import { addColumns, createContentTable, createIndex } from '../migration-steps.ts'

/** The library of pictures, an index of their uses, and what an undo of many writes needs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContentTable(database, 'picture', 'double precision')
    .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('image', 'text')
    .addColumn('video', 'text')
    .addColumn('original', 'text')
    .addColumn('edit', 'text')
    .execute()
  // Derived from the fields and the uses, for lists.
  await addColumns(database, 'picture', {
    kind: 'image',
    bytes: 0,
    hasAlt: 0,
    uses: 0,
    isSmall: 0,
    searchText: '',
  })
  await database.schema
    .createTable('picture_use')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('isSmall', 'integer', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('picture_undo')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute()
  await sql`alter table "media" add column "picture" text`.execute(database)
  await createIndex(database, 'media', ['picture'])
  await createIndex(database, 'picture_use', ['picture'])
  await createIndex(database, 'picture_use', ['recordId'])
}
