import { sql } from 'kysely'
import type { EnquirySource } from '../../domain/enquiry/enquiry.ts'
import type { Campaign, DeviceClass } from '../../domain/enquiry/enquiry-origin.ts'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import type { EnquiryRow } from '../db/schema.ts'
import { containing } from '../kernel/text-normalisation.ts'

/** Queries over enquiries. `since` is an inclusive lower bound, ISO 8601 as in records. */
export const enquiryRepository = {
  /**
   * Number of enquiries from each moment to the next, oldest first; the last count reaches to now.
   */
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

  /** Enquiries by the button that they came from, most frequent first. */
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

  /** Product lists of enquiries, as JSON, oldest first. */
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

  /** Enquiries by referring site, most frequent first. */
  async perReferrer(
    connection: Connection,
    since: string,
    limit: number,
  ): Promise<{ host: string; count: number }[]> {
    const rows = await connection
      .selectFrom('enquiry')
      .select('referrer')
      .select((of) => of.fn.countAll().as('count'))
      .where('createdAt', '>=', since)
      .where('referrer', '<>', '')
      .groupBy('referrer')
      .orderBy('count', 'desc')
      .orderBy('referrer')
      .limit(limit)
      .execute()
    return rows.map(({ referrer, count }) => ({ host: referrer, count: Number(count) }))
  },

  /** Enquiries by campaign, most frequent first. */
  async perCampaign(
    connection: Connection,
    since: string,
    limit: number,
  ): Promise<(Campaign & { count: number })[]> {
    const rows = await connection
      .selectFrom('enquiry')
      .select(['campaignSource as source', 'campaignMedium as medium', 'campaignName as name'])
      .select((of) => of.fn.countAll().as('count'))
      .where('createdAt', '>=', since)
      .where(sql<boolean>`"campaignSource" || "campaignMedium" || "campaignName" <> ''`)
      .groupBy(['campaignSource', 'campaignMedium', 'campaignName'])
      .orderBy('count', 'desc')
      .orderBy('campaignSource')
      .orderBy('campaignMedium')
      .orderBy('campaignName')
      .limit(limit)
      .execute()
    return rows.map(({ count, ...campaign }) => ({ ...campaign, count: Number(count) }))
  },

  /** Enquiries by device class, most frequent first; unknown devices are left out. */
  async perDevice(
    connection: Connection,
    since: string,
  ): Promise<{ device: DeviceClass; count: number }[]> {
    const rows = await connection
      .selectFrom('enquiry')
      .select('device')
      .select((of) => of.fn.countAll().as('count'))
      .where('createdAt', '>=', since)
      .groupBy('device')
      .orderBy('count', 'desc')
      .orderBy('device')
      .execute()
    return rows.flatMap(({ device, count }) =>
      device === '' ? [] : [{ device, count: Number(count) }],
    )
  },

  /** Returns true if the same enquiry with the same reference exists since a moment. */
  async isKnown(
    connection: Connection,
    { reference, source, products }: Pick<EnquiryRow, 'reference' | 'source' | 'products'>,
    since: string,
  ): Promise<boolean> {
    const row = await connection
      .selectFrom('enquiry')
      .select('_id')
      .where('reference', '=', reference)
      .where('source', '=', source)
      .where('products', '=', products)
      .where('createdAt', '>=', since)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  async isFree(connection: Connection, reference: string): Promise<boolean> {
    const row = await connection
      .selectFrom('enquiry')
      .select('_id')
      .where('reference', '=', reference)
      .limit(1)
      .executeTakeFirst()
    return row === undefined
  },

  /** Enquiries with these references, newest first. */
  byReferences(connection: Connection, references: string[], limit: number): Promise<EnquiryRow[]> {
    return connection
      .selectFrom('enquiry')
      .selectAll()
      .where('reference', 'in', textsIn(connection, references))
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute()
  },

  /** Enquiries whose references end in one of `tails`, with any prefix, newest first. */
  byTails(connection: Connection, tails: string[], limit: number): Promise<EnquiryRow[]> {
    return connection
      .selectFrom('enquiry')
      .selectAll()
      .where(({ or, eb }) => or(tails.map((tail) => eb('reference', 'like', `%-${tail}`))))
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute()
  },

  /** Number of enquiries about a product. */
  async countNaming(connection: Connection, productId: string): Promise<number> {
    const row = await connection
      .selectFrom('enquiry')
      .select((of) => of.fn.countAll().as('count'))
      .where(sql<boolean>`"products" like ${containing(productId)} escape '\\'`)
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  },
}
