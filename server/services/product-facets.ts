import { sql } from 'kysely'
import { category } from '../../domain/content/category.ts'
import type { Connection } from '../db/database.ts'

/** What products can be filtered by, and how many there are of each. */
export interface ProductFacets {
  categories: { _id: string; name: string; count: number }[]
  tags: Facet[]
  materials: Facet[]
}

interface Facet {
  value: string
  count: number
}

/** The categories as arranged; of tags and materials those that most products have. */
export async function readFacets(connection: Connection): Promise<ProductFacets> {
  return {
    categories: await readCategories(connection),
    tags: await readMost(connection, 'tag'),
    materials: await readMost(connection, 'leading'),
  }
}

/** Products of a kind, or all of them, as they were counted when they were written. */
export async function countFacet(
  connection: Connection,
  kind: 'all' | 'unique' | 'category',
  value = '',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select "count" from "product_facet" where "kind" = ${kind} and "value" = ${value}`.execute(
    connection,
  )
  return rows[0]?.count ?? 0
}

const most = 30

async function readCategories(connection: Connection) {
  const { rows } = await sql<{ _id: string; name: string; count: number }>`
    select c."_id", c."name", coalesce(f."count", 0) as "count"
    from ${sql.table(category.table)} c
    left join "product_facet" f on f."kind" = 'category' and f."value" = c."_id"
    order by c."position", c."_id"`.execute(connection)
  return rows
}

/** Most frequent first. */
async function readMost(connection: Connection, kind: 'tag' | 'leading'): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select "value", "count" from "product_facet" where "kind" = ${kind}
    order by "count" desc, "value" limit ${most}`.execute(connection)
  return rows
}
