import { type Kysely, sql } from 'kysely'

/** Index of the writes that pages may show, without those of pictures and quotations. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index "revision_content"`.execute(database)
  await sql`create index "revision_content" on "revision" ("sequence")
    where "resource" not in ('orders', 'pictures', 'quotations')`.execute(database)
}
