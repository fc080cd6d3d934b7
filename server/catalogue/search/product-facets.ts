import { sql } from 'kysely'
import { category } from '../../../domain/content/category.ts'
import type { Connection } from '../../db/database.ts'

/** Filter values of products with their counts. */
export interface ProductFacets {
  categories: { _id: string; name: string; count: number }[]
  tags: Facet[]
  materials: Facet[]
}

interface Facet {
  value: string
  count: number
}

/**
 * Filter values of live products: categories in manual order, the most frequent tags and materials.
 */
export async function readFacets(connection: Connection): Promise<ProductFacets> {
  return {
    categories: await readCategories(connection),
    tags: await readTopValues(connection, 'shown-tag'),
    materials: await readTopValues(connection, 'shown-leading'),
  }
}

type Counted = 'all' | 'unique' | 'category'

/**
 * Number of products of a kind, from the counts that triggers maintain; kinds with `shown-` count
 * live products only.
 */
export async function countFacet(
  connection: Connection,
  kind: Counted | `shown-${Counted}`,
  value = '',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select "count" from "product_facet" where "kind" = ${kind} and "value" = ${value}`.execute(
    connection,
  )
  return rows[0]?.count ?? 0
}

const MAX_VALUES = 30

async function readCategories(connection: Connection) {
  const { rows } = await sql<{ _id: string; name: string; count: number }>`
    select c."_id", c."name", coalesce(f."count", 0) as "count"
    from ${sql.table(category.table)} c
    left join "product_facet" f on f."kind" = 'shown-category' and f."value" = c."_id"
    order by c."position", c."_id"`.execute(connection)
  return rows
}

/** Most frequent first. */
async function readTopValues(
  connection: Connection,
  kind: 'shown-tag' | 'shown-leading',
): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select "value", "count" from "product_facet" where "kind" = ${kind}
    order by "count" desc, "value" limit ${MAX_VALUES}`.execute(connection)
  return rows
}
