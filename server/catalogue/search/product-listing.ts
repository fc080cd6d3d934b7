import { type RawBuilder, sql } from 'kysely'
import type { FilterName } from '../../../domain/catalogue/product-filters.ts'
import { chosenFilters } from '../../../domain/catalogue/product-query.ts'
import type { Availability } from '../../../domain/shop/availability.ts'
import type { Connection } from '../../db/database.ts'
import { rankOf } from '../../db/search-index/indexed-product.ts'
import { countFacet } from './product-facets.ts'
import {
  allPrices,
  isByPrice,
  manualOrders,
  orderBy,
  type PriceBounds,
  priceBoundsOf,
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

/** The products of a list, without an order. */
type ProductSelection = Pick<IndexedList, 'conditions' | 'count'>

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

/** Filters that indexes of the table hold. Lists by any other one are read from the search index. */
const indexedFilters: ReadonlySet<string> = new Set<FilterName>([
  'category',
  'minPrice',
  'maxPrice',
  'availability',
  'unique',
])

function indexedPartsOf(query: ListQuery): IndexedList[] | null {
  const { stage = 'live', sort, ...filters } = query
  if (stage !== 'live' && stage !== 'any') return null
  if (!chosenFilters(filters).every((name) => indexedFilters.has(name))) return null
  if (isOffered(query)) return stage === 'live' ? offeredPartsOf(query) : null
  const all = readSelection(query)
  if (all === null) return null
  const manual = endsWithSold(query) ? manualOrders.soldLast : manualOrders.byPosition
  return [{ ...all, order: sort === undefined ? manual : sortOrders[sort] }]
}

/** True for queries by price or availability. */
function isOffered(query: ListQuery): boolean {
  const { availability, sort } = query
  const isSorted = isByPrice(sort) || sort === 'availability'
  return isSorted || availability !== undefined || priceBoundsOf(query) !== null
}

/** Parts of a list by price or availability; null if no index holds the list. */
function offeredPartsOf(query: ListQuery): IndexedList[] | null {
  const { availability, unique, sort } = query
  const [all, bounds] = [readSelection(query), priceBoundsOf(query)]
  if (all === null || unique !== undefined) return null
  if (isByPrice(sort)) {
    if (availability !== undefined) return null
    return bounds === null ? pricedFirst(query, all, sort) : [boundedBy(bounds, all, sort)]
  }
  if (bounds !== null) return null
  if (availability === undefined) return [{ ...all, order: sortOrders.availability }]
  return sort === undefined || sort === 'availability'
    ? [available(query, all, availability)]
    : null
}

/** Products without a price follow in manual order. */
function pricedFirst(
  { category = '' }: ListQuery,
  all: ProductSelection,
  sort: 'price' | '-price',
): IndexedList[] {
  const count = (connection: Connection) => countFacet(connection, 'shown-priced', category)
  return [
    { ...boundedBy(allPrices, all, sort), count },
    {
      conditions: [...all.conditions, sql`"effectivePrice" is null`],
      order: sortOrders.price,
      count: async (connection) => (await all.count(connection)) - (await count(connection)),
    },
  ]
}

function boundedBy(
  { min, max }: PriceBounds,
  all: ProductSelection,
  sort: 'price' | '-price',
): IndexedList {
  const isWithin = sql`"effectivePrice" >= ${min} and "effectivePrice" <= ${max}`
  const conditions = [...all.conditions, isWithin]
  const count = (connection: Connection) => countRows(connection, conditions)
  return { conditions, order: sortOrders[sort], count }
}

function available(
  { category = '' }: ListQuery,
  all: ProductSelection,
  availability: Availability,
): IndexedList {
  const conditions = [...all.conditions, sql`"availabilityRank" = ${rankOf(availability)}`]
  return {
    conditions,
    order: sortOrders.availability,
    count: (connection) =>
      category === ''
        ? countFacet(connection, 'shown-availability', availability)
        : countRows(connection, conditions),
  }
}

/** The products of a publication status, a category or the showcase; null for several of these. */
function readSelection(query: ListQuery): ProductSelection | null {
  const { category = '', stage = 'live', unique, sort } = query
  const audience = stage === 'live' ? 'shown-' : ''
  const audienceCondition = stage === 'live' ? sql`"isShown" = 1` : sql`true`
  if (unique !== undefined) {
    if (category !== '' || sort !== undefined) return null
    const condition = sql`"isDisplaingInSomethingUnique" = ${unique ? 1 : 0}`
    return {
      conditions: [condition, audienceCondition],
      count: (connection) => countUnique(connection, audience, unique),
    }
  }
  if (category !== '')
    return {
      conditions: [sql`"createdBy" = ${category}`, audienceCondition],
      count: (connection) => countFacet(connection, `${audience}category`, category),
    }
  return {
    conditions: [audienceCondition],
    count: (connection) => countFacet(connection, `${audience}all`),
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
  unique: boolean,
): Promise<number> {
  const inShowcase = await countFacet(connection, `${audience}unique`)
  return unique ? inShowcase : (await countFacet(connection, `${audience}all`)) - inShowcase
}
