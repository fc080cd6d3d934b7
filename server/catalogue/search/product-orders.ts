import { type RawBuilder, sql } from 'kysely'
import type { FilterName, FilterValue } from '../../../domain/catalogue/product-filters.ts'
import { isSet } from '../../../domain/catalogue/product-query.ts'
import { hundredthsOf } from '../../../domain/money/decimal.ts'
import type { ProductSort } from '../../../domain/shop/product-list.ts'
import { rankOf } from '../../db/search-index/indexed-product.ts'

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

/** Conditions on columns of the table's indexes, by filter. */
const columnConditions: {
  [Name in FilterName]?: (value: FilterValue<Name>) => RawBuilder<unknown>
} = {
  category: (id) => sql`"category" = ${id}`,
  unique: (isUnique) => sql`"isFeatured" = ${isUnique ? 1 : 0}`,
  availability: (availability) => sql`"availabilityRank" = ${rankOf(availability)}`,
  minPrice: (price) => sql`"effectivePrice" >= ${hundredthsOf(price)}`,
  maxPrice: (price) => sql`"effectivePrice" <= ${hundredthsOf(price)}`,
}

/** Condition for a filter of a query; undefined if no index has its column, or without a value. */
export function columnCondition<Name extends FilterName>(
  name: Name,
  query: { [One in FilterName]?: FilterValue<One> },
): RawBuilder<unknown> | undefined {
  const value: FilterValue<Name> | undefined = query[name]
  return isSet(value) ? columnConditions[name]?.(value) : undefined
}
