import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import { addColumns, createIndex } from '../migration-steps.ts'
import { writeChannel } from '../postgres-channel.ts'

/** Variants are generated before pages refer to them: readiness, job queue and publications. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'media', { ready: 'none' })
  await sql`create index "media_unfinished" on "media" ("file")
    where "kind" = 'image' and "ready" <> 'avif'`.execute(database)
  await database.schema
    .createTable('rendition_job')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('stage', 'integer', (column) => column.notNull())
    .addColumn('notBefore', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute()
  await createIndex(database, 'rendition_job', ['stage', 'notBefore'])
  await database.schema
    .createTable('rendition_publication')
    .addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
    .execute()
  if (isPostgres(database)) await announceWrites(database)
}

/**
 * Triggers notify all processes of writes to the tables whose sequences make up the content
 * revision.
 */
async function announceWrites(database: Kysely<unknown>): Promise<void> {
  await sql`create function "announce_write"() returns trigger language plpgsql as $$
    begin perform pg_notify(${sql.lit(writeChannel)}, ''); return null; end $$`.execute(database)
  for (const table of ['revision', 'rendition_publication'])
    await sql`create trigger ${sql.id(`${table}_written`)} after insert on ${sql.table(table)}
      for each statement execute function "announce_write"()`.execute(database)
}
