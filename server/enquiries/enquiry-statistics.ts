import { sql } from 'kysely'
import type { EnquirySource } from '../../domain/enquiry/enquiry.ts'
import type { Campaign, DeviceClass } from '../../domain/enquiry/enquiry-origin.ts'
import type { Connection } from '../db/database.ts'
import { containing } from '../kernel/text-normalisation.ts'
import { readProducts } from './enquired-products.ts'

/** By product id: number of enquiries about it, and its name in the last of them. */
export type EnquiredProducts = Map<string, { name: string; count: number }>

/** By the name of a choice: how often each of its values was asked for, by name. */
type ChosenValues = Map<string, Map<string, number>>

/** Counts over enquiries. `since` is an inclusive lower bound, ISO 8601 as in records. */
export const enquiryStatistics = {
  /** Number of enquiries from each moment to the next, oldest first; the last count reaches to now. */
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
    const rows = await countSince(connection, since)
      .select('source')
      .groupBy('source')
      .orderBy('source')
      .execute()
    return rows.map(({ source, count }) => ({ source, count: Number(count) }))
  },

  /** Enquiries by referring site, most frequent first. */
  async perReferrer(
    connection: Connection,
    since: string,
    limit: number,
  ): Promise<{ host: string; count: number }[]> {
    const rows = await countSince(connection, since)
      .select('referrer')
      .where('referrer', '<>', '')
      .groupBy('referrer')
      .orderBy('referrer')
      .limit(limit)
      .execute()
    return rows.map(({ referrer, count }) => ({ host: referrer, count: Number(count) }))
  },

  /** Enquiries by the campaign that led to them, most first. */
  async perCampaign(
    connection: Connection,
    since: string,
    limit: number,
  ): Promise<(Campaign & { count: number })[]> {
    const rows = await countSince(connection, since)
      .select(['campaignSource as source', 'campaignMedium as medium', 'campaignName as name'])
      .where(sql<boolean>`"campaignSource" || "campaignMedium" || "campaignName" <> ''`)
      .groupBy(['campaignSource', 'campaignMedium', 'campaignName'])
      .orderBy('campaignSource')
      .orderBy('campaignMedium')
      .orderBy('campaignName')
      .limit(limit)
      .execute()
    return rows.map(({ count, ...campaign }) => ({ ...campaign, count: Number(count) }))
  },

  /** Enquiries by the kind of device, most first; those that did not say are left out. */
  async perDevice(
    connection: Connection,
    since: string,
  ): Promise<{ device: DeviceClass; count: number }[]> {
    const rows = await countSince(connection, since)
      .select('device')
      .groupBy('device')
      .orderBy('device')
      .execute()
    return rows.flatMap(({ device, count }) =>
      device === '' ? [] : [{ device, count: Number(count) }],
    )
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

  countEnquiredProducts,
  countChosenValues,
}

/** Counts by the columns that the caller groups by, highest first. */
function countSince(connection: Connection, since: string) {
  return connection
    .selectFrom('enquiry')
    .select((of) => of.fn.countAll().as('count'))
    .where('createdAt', '>=', since)
    .orderBy('count', 'desc')
}

/** Products of enquiries since a moment (ISO 8601, as in records). */
async function countEnquiredProducts(
  connection: Connection,
  since: string,
): Promise<EnquiredProducts> {
  const asked: EnquiredProducts = new Map()
  for (const list of await listProducts(connection, since)) {
    for (const { _id, name } of readProducts(list)) {
      asked.set(_id, { name, count: (asked.get(_id)?.count ?? 0) + 1 })
    }
  }
  return asked
}

/** Choices of enquired products since a moment, named as they were asked for. */
async function countChosenValues(connection: Connection, since: string): Promise<ChosenValues> {
  const counts: ChosenValues = new Map()
  for (const list of await listProducts(connection, since, '"choices":')) {
    for (const { name, value } of readProducts(list).flatMap(({ choices }) => choices)) {
      const values = counts.get(name) ?? new Map<string, number>()
      counts.set(name, values.set(value, (values.get(value) ?? 0) + 1))
    }
  }
  return counts
}

/** Product lists of enquiries that contain a text, as JSON, oldest first. */
async function listProducts(connection: Connection, since: string, text = ''): Promise<string[]> {
  const rows = await connection
    .selectFrom('enquiry')
    .select('products')
    .where('createdAt', '>=', since)
    .where('products', '<>', '[]')
    .where(sql<boolean>`"products" like ${containing(text)} escape '\\'`)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ products }) => products)
}
