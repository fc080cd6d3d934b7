import { type Kysely, sql } from 'kysely'
import { indexProducts } from '../migration-steps.ts'

/** Re-indexes the sizes that may begin with a decimal point: `.9 m` was read as 9 m. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await indexProducts(
    database,
    sql`("width" like '%.%' or "width" like '%,%' or "width" like '%٫%'
      or "height" like '%.%' or "height" like '%,%' or "height" like '%٫%')`,
  )
}
