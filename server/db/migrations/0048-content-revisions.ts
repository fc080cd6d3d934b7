import { type Kysely, sql } from 'kysely'

/** Index of the writes that pages may show: their newest is read twice a second and after every write. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index "revision_content" on "revision" ("sequence")
    where "resource" <> 'orders'`.execute(database)
}
