import type { RouterContextProvider } from 'react-router'
import { sizeOf } from '../../../../domain/catalogue/filter-values.ts'
import {
  type Filter,
  type FilterName,
  shopFilters,
  sizeNames,
} from '../../../../domain/catalogue/product-filters.ts'
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
  const hints: Partial<Record<FilterName, string>> = {}
  if (prices !== null) {
    hints.minPrice = writeAmount(prices.min, currency, language)
    hints.maxPrice = writeAmount(prices.max, currency, language)
  }
  return {
    tags,
    materials,
    availabilities,
    /** Filters that find anything. */
    offered: shopFilters
      .filter((filter) => isOffered(filter, facets, sizes))
      .map(({ name }) => name),
    /** Lowest and highest price, formatted, as hints of their fields. */
    hints,
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
  }
}

/** Size filters that any published product has a parsable size for. */
const readSizes = cachePerRevision(async ({ products }) => {
  const found = sizeNames.map(async (name) => {
    const { total } = await products.list({ [name]: sizeOf(MAX_MEASURE_MM), limit: 1 })
    return total > 0 ? [name] : []
  })
  return (await Promise.all(found)).flat()
})

type Facets = Awaited<ReturnType<typeof shared.facets>>

function isOffered(
  { name, type, facet, checkbox }: Filter,
  facets: Facets,
  sizes: readonly FilterName[],
): boolean {
  if (checkbox !== undefined && facet !== undefined)
    return facets[facet].some(({ value }) => value === checkbox.option)
  if (facet !== undefined) return facets[facet].length > 0
  if (type === 'size') return sizes.includes(name)
  if (type === 'amount') return facets.prices !== null
  return type === 'list' ? facets.choices.length > 0 : type === 'text'
}
