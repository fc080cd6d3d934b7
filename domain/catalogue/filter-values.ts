import type { ProductListQuery } from '../api/product-query.ts'
import { MAX_MEASURE_MM, readMeasure } from '../measures/measure.ts'
import { normaliseMeasure } from '../measures/measure-format.ts'
import { measureSystems } from '../measures/measure-system.ts'
import { readDecimal } from '../money/decimal.ts'
import { apiParameterOf, declarationOf, filterNames } from './product-filters.ts'
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
  for (const name of filterNames) {
    const { type } = declarationOf(name)
    const text = query[name]
    if (typeof text !== 'string') continue
    const value =
      type === 'size'
        ? normaliseMeasure(text, system)
        : type === 'amount'
          ? readDecimal(text)
          : text
    Object.assign(normalised, { [name]: value || undefined })
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
  const values = filterNames.map((name) => {
    const value = query[name]
    const isSize = declarationOf(name).type === 'size' && typeof value === 'string'
    return [apiParameterOf(name), isSize ? readMeasure(value) : value]
  })
  return { sort, ...Object.fromEntries(values.filter(([, value]) => isSet(value))) }
}

/** The query that parameters of the API describe. */
export function fromApiQuery(parameters: ProductListQuery): ProductQuery {
  const given: Record<string, unknown> = parameters
  const values = filterNames.map((name) => {
    const value = given[apiParameterOf(name)]
    return [name, typeof value === 'number' ? sizeOf(value) : value]
  })
  return {
    sort: parameters.sort,
    ...Object.fromEntries(values.filter(([, value]) => isSet(value))),
  }
}
