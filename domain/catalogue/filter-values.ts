import type { ProductListQuery } from '../api/product-query.ts'
import { MAX_MEASURE_MM, readMeasure } from '../measures/measure.ts'
import { measureSystems, normaliseMeasure } from '../measures/measure-format.ts'
import { readDecimal } from '../money/decimal.ts'
import { filters } from './product-filters.ts'
import { isSet, type ProductQuery } from './product-query.ts'

/**
 * Normalises sizes and prices of a query for its URL; invalid values are dropped. `unit` is a field
 * of forms that are submitted.
 */
export function normaliseFilters<Query extends ProductQuery>(
  query: Query,
  unit?: string | null,
): Query {
  const system = measureSystems.find((name) => name === unit)
  const normalised = { ...query }
  for (const { name, type } of filters) {
    const text = query[name]
    if (typeof text !== 'string') continue
    if (type === 'size')
      Object.assign(normalised, { [name]: normaliseMeasure(text, system) || undefined })
    if (type === 'amount') Object.assign(normalised, { [name]: readDecimal(text) ?? undefined })
  }
  return normalised
}

/** Size filter for a maximum in millimetres. */
export function sizeOf(millimetres: number): string {
  return `${Math.min(millimetres, MAX_MEASURE_MM)} mm`
}

/** A query as the API takes it. */
export function toApiQuery(query: ProductQuery): ProductListQuery
export function toApiQuery({ sort, ...query }: ProductQuery): object {
  const values = filters.map(({ name, type, apiParameter }) => {
    const value = query[name]
    return [apiParameter, type === 'size' && isSet(value) ? readMeasure(`${value}`) : value]
  })
  return { sort, ...Object.fromEntries(values.filter(([, value]) => isSet(value))) }
}

/** The query that parameters of the API describe. */
export function fromApiQuery({ sort, ...parameters }: ProductListQuery): ProductQuery {
  const given: Record<string, unknown> = parameters
  const values = filters.map(({ name, apiParameter }) => {
    const value = given[apiParameter]
    return [name, typeof value === 'number' ? sizeOf(value) : value]
  })
  return { sort, ...Object.fromEntries(values.filter(([, value]) => isSet(value))) }
}
