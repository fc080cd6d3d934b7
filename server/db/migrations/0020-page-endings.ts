import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import { claimUrlSuffix, createTrigger } from '../migration-steps.ts'

/**
 * URL suffixes: the last 12 characters of an id identify a product or category, deleted ones
 * included. A later record with the same suffix uses its whole id.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('page_ending')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_ending_key', ['resource', 'ending'])
    .execute()
  await sql`create unique index "page_ending_record" on "page_ending" ("resource", "recordId")`.execute(
    database,
  )
  await sql`create index "page_ending_long" on "page_ending" ("resource", "recordId")
    where length("ending") > 12`.execute(database)
  await sql`insert into "page_ending" ("resource", "ending", "recordId")
    select "resource", case when "place" = 1 then substr("recordId", 25) else "recordId" end, "recordId"
    from (
      select "resource", "recordId", row_number() over (
        partition by "resource", substr("recordId", 25) order by min("sequence")
      ) as "place"
      from "revision" where ${isPaged} group by "resource", "recordId"
    ) as "record"`.execute(database)
  await claimWithRevisions(database)
}

const isPaged = sql.raw(
  `"resource" in ('ourCategoriesItems', 'ourCategories') and "recordId" <> ''`,
)

async function claimWithRevisions(database: Kysely<unknown>): Promise<void> {
  const when = sql.raw(
    `new."resource" in ('ourCategoriesItems', 'ourCategories') and new."recordId" <> ''`,
  )
  await createTrigger(
    database,
    'page_ending_claim',
    sql`insert on "revision"`,
    isPostgres(database) ? sql`when (${when})` : sql`when ${when}`,
    claimUrlSuffix,
  )
}
