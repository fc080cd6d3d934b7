import { type Kysely, sql } from 'kysely'
import { createContentTable, createIndex } from '../migration-steps.ts'
import { fillLibrary } from '../picture-migration.ts'

/**
 * The library of pictures with the files that are there, an index of their uses, and what an undo of
 * many writes needs.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContentTable(database, 'picture', 'double precision')
    .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('image', 'text')
    .addColumn('video', 'text')
    .addColumn('original', 'text')
    .addColumn('edit', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
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
    .createTable('picture_list')
    .addColumn('picture', 'text', (column) => column.primaryKey())
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('hasAlt', 'integer', (column) => column.notNull())
    .addColumn('sortName', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('isSmall', 'integer', (column) => column.notNull())
    .addColumn('places', 'text', (column) => column.notNull())
    .addColumn('usesText', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('picture_undo')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute()
  await sql`alter table "media" add column "picture" text`.execute(database)
  await fillLibrary(database)
  await createIndexes(database)
}

async function createIndexes(database: Kysely<unknown>): Promise<void> {
  await createIndex(database, 'media', ['picture'])
  // A new picture goes to the front.
  await createIndex(database, 'picture', ['position'])
  for (const order of ['position', 'sortName', 'bytes', 'uses'])
    await createIndex(database, 'picture_list', [order, 'picture'])
  await createIndex(database, 'picture_use', ['picture', 'resource', '_id'], 'picture')
  await createIndex(database, 'picture_use', ['recordId'])
  // The log of activity leaves out that pictures were added. With both columns it is counted there.
  await sql`create index "revision_activity" on "revision" ("sequence", "resource", "action")
    where not ("resource" = 'pictures' and "action" = 'create')`.execute(database)
}
