import { sql } from 'kysely'
import type { EnquirySource } from '../../domain/enquiry.ts'
import type { Connection } from '../db/database.ts'
import { containing } from '../search-text.ts'

/** What is counted over enquiries. `since` is a moment as records store it, and belongs to the time. */
export const enquiryRepository = {
  /** How many there are from each of the moments to the next, oldest first; from the last one, to now. */
  async perDay(connection: Connection, starts: string[]): Promise<number[]> {
    const days = starts.map((since, index) => sql`(${since}, ${starts[index + 1] ?? 'z'})`)
    const { rows } = await sql<{ count: number }>`
      with "day" ("since", "until") as (values ${sql.join(days)})
      select (
        select count(*) from "enquiry"
        where "createdAt" >= "day"."since" and "createdAt" < "day"."until"
      ) as "count"
      from "day" order by "since", "until"`.execute(connection)
    return rows.map(({ count }) => Number(count))
  },

  /** Enquiries by the button that they came from, most first. */
  async perSource(
    connection: Connection,
    since: string,
  ): Promise<{ source: EnquirySource; count: number }[]> {
    const rows = await connection
      .selectFrom('enquiry')
      .select('source')
      .select((of) => of.fn.countAll().as('count'))
      .where('createdAt', '>=', since)
      .groupBy('source')
      .orderBy('count', 'desc')
      .orderBy('source')
      .execute()
    return rows.map(({ source, count }) => ({ source, count: Number(count) }))
  },

  /** The lists of products that enquiries name, as JSON, oldest first. */
  async productLists(connection: Connection, since: string): Promise<string[]> {
    const rows = await connection
      .selectFrom('enquiry')
      .select('products')
      .where('createdAt', '>=', since)
      .where('products', '<>', '[]')
      .orderBy('createdAt')
      .execute()
    return rows.map(({ products }) => products)
  },

  /** Enquiries that name a product. */
  async countNaming(connection: Connection, productId: string): Promise<number> {
    const row = await connection
      .selectFrom('enquiry')
      .select((of) => of.fn.countAll().as('count'))
      .where(sql<boolean>`"products" like ${containing(productId)} escape '\\'`)
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  },
}
