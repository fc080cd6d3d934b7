import { type RawBuilder, sql } from 'kysely'
import { chosenFilters } from '../../../domain/catalogue/product-query.ts'
import type { Connection } from '../../db/database.ts'
import { countFacet } from './product-facets.ts'
import {
  columnCondition,
  isByPrice,
  manualOrders,
  orderBy,
  type SortOrder,
  sortOrders,
} from './product-orders.ts'
import { endsWithSold, type FoundProducts, type ListQuery } from './product-query.ts'

/** A list, or a part of one, whose order an index of the product table holds. */
interface IndexedList {
  /**
   * The conditions as the partial indexes spell them: the engine recognises an index by its text.
   */
  conditions: RawBuilder<unknown>[]
  order: SortOrder
  count(connection: Connection): Promise<number>
}

/**
 * A page of a list without search terms and filters of the search index; null if no index holds the
 * list.
 */
export function listProducts(
  connection: Connection,
  query: ListQuery,
): Promise<FoundProducts> | null {
  const parts = indexedPartsOf(query)
  return parts === null ? null : readParts(connection, parts, query)
}

/** Reads a page of the parts in a row. */
async function readParts(
  connection: Connection,
  parts: IndexedList[],
  { skip = 0, limit }: ListQuery,
): Promise<FoundProducts> {
  const counts: number[] = []
  for (const part of parts) counts.push(await part.count(connection))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let ids: string[] = []
  let toSkip = skip
  for (const [index, part] of parts.entries()) {
    const count = counts[index] ?? 0
    const wanted = (limit || total) - ids.length
    ids = ids.concat(await readPart(connection, part, count, { skip: toSkip, limit: wanted }))
    toSkip = Math.max(0, toSkip - count)
  }
  return { ids, total }
}

async function readPart(
  connection: Connection,
  { conditions, order }: IndexedList,
  total: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<string[]> {
  const length = Math.min(limit, Math.max(0, total - skip))
  if (length === 0) return []
  // An offset costs as many index entries as it skips, so it counts from the nearer end.
  const offsetFromEnd = total - skip - length
  const isFromEnd = offsetFromEnd < skip
  const direction = { ...order, isDescending: order.isDescending !== isFromEnd }
  const { rows } = await sql<{ _id: string }>`
    select "_id" from "product" where ${sql.join(conditions, sql` and `)}
    order by ${orderBy(direction)}
    limit ${length} offset ${Math.min(skip, offsetFromEnd)}`.execute(connection)
  const ids = rows.map(({ _id }) => _id)
  return isFromEnd ? ids.reverse() : ids
}

/** Null if no index of the table has the combination of filters, or one of them. */
function indexedPartsOf(query: ListQuery): IndexedList[] | null {
  const { stage = 'live', sort, ...filters } = query
  const { unique, availability } = filters
  const chosen = chosenFilters(filters)
  const isBounded = chosen.some((name) => name === 'minPrice' || name === 'maxPrice')
  const isByOffer = isBounded || availability || isByPrice(sort) || sort === 'availability'
  if (stage !== 'live' && (stage !== 'any' || isByOffer)) return null
  if (unique !== undefined && (chosen.length > 1 || sort !== undefined)) return null
  if (isBounded && !isByPrice(sort)) return null
  if (availability && sort !== undefined && sort !== 'availability') return null
  const conditions = [stage === 'live' ? sql`"isShown" = 1` : sql`true`]
  for (const name of chosen) {
    const condition = columnCondition(name, filters)
    if (condition === undefined) return null
    conditions.push(condition)
  }
  const manual = endsWithSold(query) ? manualOrders.soldLast : manualOrders.byPosition
  const list: IndexedList = {
    conditions,
    order: sortOrders[availability ? 'availability' : (sort ?? 'oldest')],
    count: (connection) => countList(connection, query, conditions),
  }
  if (sort === undefined && !availability) return [{ ...list, order: manual }]
  return isByPrice(sort) && !isBounded ? pricedFirst(query, list) : [list]
}

/** Products without a price follow in manual order. */
function pricedFirst({ category = '' }: ListQuery, all: IndexedList): IndexedList[] {
  const count = (connection: Connection) => countFacet(connection, 'shown-priced', category)
  return [
    { ...all, conditions: [...all.conditions, sql`"effectivePrice" >= 0`], count },
    {
      conditions: [...all.conditions, sql`"effectivePrice" is null`],
      order: sortOrders.price,
      count: async (connection) => (await all.count(connection)) - (await count(connection)),
    },
  ]
}

/** Number of products, from the counts that triggers maintain if there is one of the filters. */
function countList(
  connection: Connection,
  { stage = 'live', sort, ...filters }: ListQuery,
  conditions: RawBuilder<unknown>[],
): Promise<number> {
  const { category, unique, availability } = filters
  const audience = stage === 'live' ? 'shown-' : ''
  switch (chosenFilters(filters).join()) {
    case '':
      return countFacet(connection, `${audience}all`)
    case 'category':
      return countFacet(connection, `${audience}category`, category)
    case 'unique':
      return countUnique(connection, audience, unique)
    case 'availability':
      return countFacet(connection, 'shown-availability', availability)
    default:
      return countRows(connection, conditions)
  }
}

async function countRows(
  connection: Connection,
  conditions: RawBuilder<unknown>[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from "product" where ${sql.join(conditions, sql` and `)}`.execute(
    connection,
  )
  return Number(rows[0]?.count ?? 0)
}

async function countUnique(
  connection: Connection,
  audience: 'shown-' | '',
  unique: boolean | undefined,
): Promise<number> {
  const inShowcase = await countFacet(connection, `${audience}unique`)
  return unique ? inShowcase : (await countFacet(connection, `${audience}all`)) - inShowcase
}
