import { MAX_MEASURE_MM, readMeasure } from '../../../domain/measures/measure.ts'
import { normaliseMeasure } from '../../../domain/measures/measure-format.ts'
import { measureSystems } from '../../../domain/measures/measure-system.ts'
import { cachePerRevision } from '../content/cached-content.server.ts'
import type { ShopQuery } from './shop-query.ts'
import { MAX_SIZE_CM, MIN_SIZE_CM, SIZE_STEP_CM } from './size-range.ts'

/**
 * Normalises the sizes of a query for its URL; `unit` is a field of the form without JavaScript.
 */
export function normaliseSizes(query: ShopQuery, search: URLSearchParams): ShopQuery {
  const system = measureSystems.find((name) => name === search.get('unit'))
  const { width, height } = query
  return {
    ...query,
    width: normaliseMeasure(width, system),
    height: normaliseMeasure(height, system),
  }
}

/** Size limits of the product query, in millimetres. */
export function limitsOf({ width, height }: ShopQuery) {
  return {
    maxWidth: readMeasure(width) ?? undefined,
    maxHeight: readMeasure(height) ?? undefined,
  }
}

/** Slider positions of a query, in centimetres. */
export function getSliderValues(query: ShopQuery) {
  const { maxWidth = Infinity, maxHeight = Infinity } = limitsOf(query)
  const placeOf = (millimetres: number) => {
    const place = Math.round(millimetres / 10 / SIZE_STEP_CM) * SIZE_STEP_CM
    return Math.max(MIN_SIZE_CM, Math.min(MAX_SIZE_CM, place))
  }
  return { width: placeOf(maxWidth), height: placeOf(maxHeight) }
}

/** Size filters that are useful: any published product has a parsable width, or height. */
export const readSizes = cachePerRevision(async ({ products }) => {
  const [wide, high] = await Promise.all([
    products.list({ maxWidth: MAX_MEASURE_MM, limit: 1 }),
    products.list({ maxHeight: MAX_MEASURE_MM, limit: 1 }),
  ])
  return { width: wide.total > 0, height: high.total > 0 }
})
