import { type RawBuilder, sql } from 'kysely'
import type { ProductQuery } from '../../../domain/catalogue/product-query.ts'
import { hundredthsOf } from '../../../domain/money/hundredths.ts'
import type { ProductSort } from '../../../domain/shop/product-list.ts'

/** Columns that an index of the product table is sorted by, most significant first. */
export interface SortOrder {
  columns: readonly (
    | 'isSold'
    | 'position'
    | 'createdAt'
    | 'sortName'
    | 'effectivePrice'
    | 'availabilityRank'
    | '_id'
  )[]
  isDescending: boolean
}

/** Sort orders that people choose. By price, products without one follow in manual order. */
export const sortOrders = {
  newest: { columns: ['createdAt', '_id'], isDescending: true },
  oldest: { columns: ['createdAt', '_id'], isDescending: false },
  name: { columns: ['sortName', '_id'], isDescending: false },
  price: { columns: ['effectivePrice', 'position', '_id'], isDescending: false },
  '-price': { columns: ['effectivePrice', 'position', '_id'], isDescending: true },
  availability: { columns: ['availabilityRank', 'position', '_id'], isDescending: false },
} as const satisfies Record<ProductSort, SortOrder>

export const manualOrders = {
  byPosition: { columns: ['position', '_id'], isDescending: false },
  soldLast: { columns: ['isSold', 'position', '_id'], isDescending: false },
} as const satisfies Record<string, SortOrder>

export function isByPrice(sort: ProductSort | undefined): sort is 'price' | '-price' {
  return sort === 'price' || sort === '-price'
}

/** An `order by` clause, spelled as the table's indexes. */
export function orderBy({ columns, isDescending }: SortOrder): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  return sql.join(columns.map((column) => sql`${sql.ref(column)} ${direction}`))
}

/** Bounds of the effective price in hundredths, inclusive. */
export interface PriceBounds {
  min: number
  max: number
}

export const allPrices: PriceBounds = { min: 0, max: Number.MAX_SAFE_INTEGER }

/** Null for a query without bounds of the price. */
export function priceBoundsOf({
  minPrice,
  maxPrice,
}: Pick<ProductQuery, 'minPrice' | 'maxPrice'>): PriceBounds | null {
  if (minPrice === undefined && maxPrice === undefined) return null
  return {
    min: minPrice === undefined ? allPrices.min : hundredthsOf(minPrice),
    max: maxPrice === undefined ? allPrices.max : hundredthsOf(maxPrice),
  }
}
