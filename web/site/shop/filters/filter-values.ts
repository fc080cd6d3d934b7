import { readMeasure } from '../../../../domain/measures/measure.ts'
import { normaliseMeasure } from '../../../../domain/measures/measure-format.ts'
import { measureSystems } from '../../../../domain/measures/measure-system.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { isAvailability } from '../../../../domain/shop/availability.ts'
import type { ShopQuery } from '../shop-query.ts'

/**
 * Normalises sizes, prices and availability of a query for its URL; invalid values are dropped.
 * `unit` is a field of forms that are submitted.
 */
export function normaliseFilters(query: ShopQuery, search: URLSearchParams): ShopQuery {
  const system = measureSystems.find((name) => name === search.get('unit'))
  const { width, depth, height, minPrice, maxPrice, availability } = query
  return {
    ...query,
    width: normaliseMeasure(width, system),
    depth: normaliseMeasure(depth, system),
    height: normaliseMeasure(height, system),
    minPrice: readDecimal(minPrice) ?? '',
    maxPrice: readDecimal(maxPrice) ?? '',
    availability: isAvailability(availability) ? availability : '',
  }
}

/** Filters of a normalised query as the product list takes them. */
export function toProductFilters(query: ShopQuery) {
  const { q, tag, material, width, depth, height, minPrice, maxPrice, availability, sort } = query
  return {
    q,
    tag: tag || undefined,
    material: material || undefined,
    maxWidth: readMeasure(width) ?? undefined,
    maxDepth: readMeasure(depth) ?? undefined,
    maxHeight: readMeasure(height) ?? undefined,
    minPrice: minPrice || undefined,
    maxPrice: maxPrice || undefined,
    availability: isAvailability(availability) ? availability : undefined,
    values: query.values.length > 0 ? [...query.values] : undefined,
    sort: sort || undefined,
  }
}
