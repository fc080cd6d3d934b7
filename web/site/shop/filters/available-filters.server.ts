import type { RouterContextProvider } from 'react-router'
import { MAX_MEASURE_MM } from '../../../../domain/measures/measure.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { cachePerRevision, shared } from '../../content/cached-content.server.ts'
import { pageLanguageOf } from '../../content/page-language.server.ts'
import { sampleOf } from '../../product/choices/swatches.server.ts'

/** Filters that find anything in this shop, with their values. */
export async function readAvailableFilters(context: Readonly<RouterContextProvider>) {
  const [facets, sizes, { currency }] = await Promise.all([
    shared.facets(context),
    readSizes(context),
    shared.settings(context),
  ])
  const language = pageLanguageOf(context)
  const { tags, materials, prices, availabilities, choices } = facets
  return {
    tags,
    materials,
    sizes,
    /** Lowest and highest price, formatted; null if no product has one. */
    prices: prices && {
      min: writeAmount(prices.min, currency, language),
      max: writeAmount(prices.max, currency, language),
    },
    values: choices.map(({ name, fallbacks, values }) => ({
      name,
      ...(fallbacks !== undefined && { fallbacks }),
      values: values.map(({ _id, count, fallbacks, ...look }) => ({
        _id,
        count,
        ...sampleOf(look),
        ...(fallbacks !== undefined && { fallbacks }),
      })),
    })),
    hasReady: availabilities.some(({ value }) => value === 'in-stock'),
    hasAvailability: availabilities.length > 0,
  }
}

/** Size filters that any published product has a parsable size for. */
const readSizes = cachePerRevision(async ({ products }) => {
  const [wide, deep, high] = await Promise.all([
    products.list({ maxWidth: MAX_MEASURE_MM, limit: 1 }),
    products.list({ maxDepth: MAX_MEASURE_MM, limit: 1 }),
    products.list({ maxHeight: MAX_MEASURE_MM, limit: 1 }),
  ])
  return { width: wide.total > 0, depth: deep.total > 0, height: high.total > 0 }
})
