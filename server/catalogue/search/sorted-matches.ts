import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '../../../domain/shop/product-list.ts'
import type { Connection } from '../../db/database.ts'
import { numbersIn } from '../../db/engine.ts'
import { priceTerms } from '../../db/search-index/number-terms.ts'
import { matchEvery, matchExcept } from '../../db/search-index/term-index.ts'
import { ranksByAvailability, readRanks } from './match-ranks.ts'
import { countFacet } from './product-facets.ts'
import type { ProductMatches, Selection, Span } from './product-matches.ts'
import { columnCondition, isByPrice, orderBy, sortOrders } from './product-orders.ts'
import type { ListQuery } from './product-query.ts'

interface SortedQuery extends ListQuery {
  sort: ProductSort
}

/** Matches of the search index, and their number. */
interface CountedMatches {
  hits: ProductMatches
  all: Selection
  total: number
}

/** Ids of a page of the matches, in the order that the query asks for. */
export function readSorted(
  connection: Connection,
  query: SortedQuery,
  matches: CountedMatches,
  page: Span,
): Promise<string[]> {
  if (query.sort === 'availability')
    return readRanks(matches.hits, ranksByAvailability(matches.all), page)
  if (isByPrice(query.sort)) return readByPrice(connection, query, matches, page)
  return readByColumn(connection, query, matches, page)
}

/**
 * Ids of the first products among those with the given document numbers, in an order that people
 * choose.
 */
export async function sortProducts(
  connection: Connection,
  numbers: number[],
  sort: ProductSort,
  limit: number,
): Promise<string[]> {
  const order = orderBy(sortOrders[sort])
  const { rows } = await sql<{ _id: string }>`
    select "_id" from "product" where "_id" in (select "product" from "product_search"
      where "number" in ${numbersIn(connection, numbers)})
    order by ${isByPrice(sort) ? sql`${unpricedLast}, ${order}` : order}
    limit ${limit}`.execute(connection)
  return rows.map(({ _id }) => _id)
}

/** Products without a price follow in manual order, in both directions. */
const unpricedLast = sql`"effectivePrice" is null,
  case when "effectivePrice" is null then "position" end,
  case when "effectivePrice" is null then "_id" end`

/** Products without a price follow in manual order. */
async function readByPrice(
  connection: Connection,
  query: SortedQuery,
  { hits, all, total }: CountedMatches,
  { skip, limit }: Span,
): Promise<string[]> {
  const known = priceTerms.matchKnown()
  const priced = { ...all, match: matchEvery([all.match, known]) }
  const isBounded = query.minPrice !== undefined || query.maxPrice !== undefined
  const count = isBounded ? total : await hits.count(priced)
  const length = Math.min(limit, Math.max(0, count - skip))
  const matches = { hits, all: priced, total: count }
  const ids =
    length === 0 ? [] : await readByColumn(connection, query, matches, { skip, limit: length })
  if (length === limit) return ids
  const unpriced = { ...all, match: matchExcept(all.match, known) }
  const rest = { skip: Math.max(0, skip - count), limit: limit - length }
  return ids.concat(await hits.products(unpriced, rest))
}

async function readByColumn(
  connection: Connection,
  query: SortedQuery,
  { hits, all, total }: CountedMatches,
  { skip, limit }: Span,
): Promise<string[]> {
  const numbers = sql`select rowid from "product_words" where ${hits.condition(all)}`
  // With many matches, scanning the sorted list fills a page sooner; with few, sorting the matches
  // is cheaper. `tried` estimates the rows to scan.
  const tried = ((skip + limit) * (await countFacet(connection, 'all'))) / Math.max(1, total)
  const isHit =
    tried < total
      ? sql`exists (select 1 from "product_search" where "product" = "_id" and "number" in (${numbers}))`
      : sql`"_id" in (select "product" from "product_search" where "number" in (${numbers}))`
  const { rows } = await sql<{ _id: string }>`
    select "_id" from "product" where ${isHit} and ${readRange(query)}
    order by ${orderBy(sortOrders[query.sort])} limit ${limit} offset ${skip}`.execute(connection)
  return rows.map(({ _id }) => _id)
}

/**
 * Range of the index of a sort order that holds all matches: partial indexes need their condition,
 * and a scan by price begins at its bounds.
 */
function readRange(query: SortedQuery): RawBuilder<unknown> {
  const audience = (query.stage ?? 'live') === 'live' ? sql`"isShown" = 1` : sql`true`
  if (!isByPrice(query.sort)) return audience
  const { minPrice, maxPrice } = query
  const bounds = (['minPrice', 'maxPrice'] as const).map((name) =>
    columnCondition(name, { minPrice, maxPrice }),
  )
  return sql.join([audience, ...bounds.filter((bound) => bound !== undefined)], sql` and `)
}
