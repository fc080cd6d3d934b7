import { type Kysely, sql } from 'kysely'

/** Renditions are made before a page names them: what is there, what is still to do, and what was told. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('media')
    .addColumn('ready', 'text', (column) => column.notNull().defaultTo('none'))
    .execute()
  await sql`create index "media_unfinished" on "media" ("file")
    where "kind" = 'image' and "ready" <> 'avif'`.execute(database)
  await database.schema
    .createTable('rendition_job')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('stage', 'integer', (column) => column.notNull())
    .addColumn('notBefore', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('rendition_job_stage_notBefore')
    .on('rendition_job')
    .columns(['stage', 'notBefore'])
    .execute()
  await database.schema
    .createTable('rendition_publication')
    .addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
    .execute()
}
