import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/database.ts'
import { countFacet } from './product-facets.ts'
import { endsWithSold, type FoundProducts, type ProductQuery } from './product-query.ts'
import { isSized } from './size-filter.ts'

/** A list whose order an index of the product table holds. */
interface IndexedList {
  /**
   * The conditions as the partial indexes spell them: the engine recognises an index by its text.
   */
  conditions: RawBuilder<unknown>[]
  order: SortOrder
  count(connection: Connection): Promise<number>
}

interface SortOrder {
  /** Most significant first; equal products follow each other by id. */
  columns: readonly ('isSold' | 'position' | 'createdAt' | 'sortName')[]
  isDescending: boolean
}

const sortOrders = {
  soldLast: { columns: ['isSold', 'position'], isDescending: false },
  manual: { columns: ['position'], isDescending: false },
  newest: { columns: ['createdAt'], isDescending: true },
  oldest: { columns: ['createdAt'], isDescending: false },
  name: { columns: ['sortName'], isDescending: false },
} as const satisfies Record<string, SortOrder>

/**
 * A page of a list without search terms and filters of the search index; null if no index holds the
 * list.
 */
export function listProducts(
  connection: Connection,
  query: ProductQuery,
): Promise<FoundProducts> | null {
  const list = indexedListOf(query)
  return list === null ? null : readPage(connection, list, query)
}

async function readPage(
  connection: Connection,
  list: IndexedList,
  { skip = 0, limit }: ProductQuery,
): Promise<FoundProducts> {
  const total = await list.count(connection)
  const length = Math.min(limit || total, Math.max(0, total - skip))
  if (length === 0) return { ids: [], total }
  // An offset costs as many index entries as it skips, so it counts from the nearer end.
  const offsetFromEnd = total - skip - length
  const isFromEnd = offsetFromEnd < skip
  const direction = sql.raw(list.order.isDescending === isFromEnd ? 'asc' : 'desc')
  const columns = [...list.order.columns, '_id'].map((column) => sql.ref(column))
  const { rows } = await sql<{ _id: string }>`
    select "_id" from "product" where ${sql.join(list.conditions, sql` and `)}
    order by ${sql.join(columns.map((column) => sql`${column} ${direction}`))}
    limit ${length} offset ${Math.min(skip, offsetFromEnd)}`.execute(connection)
  const ids = rows.map(({ _id }) => _id)
  return { ids: isFromEnd ? ids.reverse() : ids, total }
}

function indexedListOf(query: ProductQuery): IndexedList | null {
  const { q = '', category = '', tag = '', material = '', stage = 'live', unique, sort } = query
  if (q !== '' || tag !== '' || material !== '' || isSized(query)) return null
  if (stage !== 'live' && stage !== 'any') return null
  const order = sortOrders[sort ?? (endsWithSold(query) ? 'soldLast' : 'manual')]
  const audience = stage === 'live' ? 'shown-' : ''
  const audienceCondition = stage === 'live' ? sql`"isShown" = 1` : sql`true`
  if (unique !== undefined) {
    if (category !== '' || sort !== undefined) return null
    const condition = sql`"isDisplaingInSomethingUnique" = ${unique ? 1 : 0}`
    return {
      conditions: [condition, audienceCondition],
      order,
      count: (connection) => countUnique(connection, audience, unique),
    }
  }
  if (category !== '')
    return {
      conditions: [sql`"createdBy" = ${category}`, audienceCondition],
      order,
      count: (connection) => countFacet(connection, `${audience}category`, category),
    }
  return {
    conditions: [audienceCondition],
    order,
    count: (connection) => countFacet(connection, `${audience}all`),
  }
}

async function countUnique(
  connection: Connection,
  audience: 'shown-' | '',
  unique: boolean,
): Promise<number> {
  const inShowcase = await countFacet(connection, `${audience}unique`)
  return unique ? inShowcase : (await countFacet(connection, `${audience}all`)) - inShowcase
}
