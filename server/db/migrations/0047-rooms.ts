import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import { claimUrlSuffix, createContentTable } from '../migration-steps.ts'

/** Rooms, whose pages have URL suffixes as those of products and categories do. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContentTable(database, 'room', 'double precision')
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('image', 'text')
    .addColumn('points', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('live'))
    .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await claimForRooms(database)
}

/** The trigger of `0020-page-endings.ts`, with rooms. */
async function claimForRooms(database: Kysely<unknown>): Promise<void> {
  const when = sql.raw(
    `new."resource" in ('ourCategoriesItems', 'ourCategories', 'rooms') and new."recordId" <> ''`,
  )
  if (isPostgres(database)) {
    await sql`drop trigger "page_ending_claim" on "revision"`.execute(database)
    await sql`create trigger "page_ending_claim" after insert on "revision" for each row
      when (${when}) execute function "page_ending_claim"()`.execute(database)
    return
  }
  await sql`drop trigger "page_ending_claim"`.execute(database)
  await sql`create trigger "page_ending_claim" after insert on "revision" when ${when}
    begin ${claimUrlSuffix} end`.execute(database)
}
