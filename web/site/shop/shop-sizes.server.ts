import { longestMeasure, readMeasure } from '../../../domain/measure.ts'
import { measureSystems } from '../../../domain/measure-system.ts'
import { tidyMeasure } from '../../../domain/measure-writing.ts'
import { perRevision } from '../shared-content.server.ts'
import type { ShopQuery } from './shop-query.ts'
import { anySize, leastSize, sizeStep } from './size-range.ts'

/** The sizes of a query in the form that its address has; `unit` is what the form without JavaScript says. */
export function tidySizes(query: ShopQuery, search: URLSearchParams): ShopQuery {
  const system = measureSystems.find((name) => name === search.get('unit'))
  const { width, height } = query
  return { ...query, width: tidyMeasure(width, system), height: tidyMeasure(height, system) }
}

/** What the products are asked for, in millimetres. */
export function limitsOf({ width, height }: ShopQuery) {
  return {
    maxWidth: readMeasure(width) ?? undefined,
    maxHeight: readMeasure(height) ?? undefined,
  }
}

/** Where the sliders stand for a query, in centimetres. */
export function sliderPlaces(query: ShopQuery) {
  const { maxWidth = Infinity, maxHeight = Infinity } = limitsOf(query)
  const placeOf = (millimetres: number) => {
    const place = Math.round(millimetres / 10 / sizeStep) * sizeStep
    return Math.max(leastSize, Math.min(anySize, place))
  }
  return { width: placeOf(maxWidth), height: placeOf(maxHeight) }
}

/** Whether any product that a visitor may see has a width, a height that can be read. */
export const readSizes = perRevision(async ({ products }) => {
  const [wide, high] = await Promise.all([
    products.list({ maxWidth: longestMeasure, limit: 1 }),
    products.list({ maxHeight: longestMeasure, limit: 1 }),
  ])
  return { width: wide.total > 0, height: high.total > 0 }
})
