import type { Language } from '../../../../domain/languages/language.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { availabilityText } from '../../../../domain/shop/availability-text.ts'
import { format } from '../../../../domain/text/message.ts'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import type { NamedFacet } from '../../content/facets.server.ts'
import type { ChosenValue } from '../../product/choices/swatches.server.ts'
import { type ShopQuery, shopAddress } from '../shop-query.ts'

export interface ActiveFilter {
  /** Empty if the value says enough. */
  label: string
  value: string
  /** Path of the view without this filter. */
  path: string
  /** True for the search, which is not counted: its field shows it already. */
  isSearch?: boolean
}

/** What filters are called. */
interface FilterNames {
  /** Values of the query. */
  values?: readonly ChosenValue[]
  /** Tags and materials of the shop. */
  facets?: { tags: readonly NamedFacet[]; materials: readonly NamedFacet[] }
  language?: Language | undefined
}

/** Active filters of a view. `currency` is that of the prices. */
export function listActiveFilters(
  query: ShopQuery,
  texts: Texts<'shop' | 'offer'>,
  currency: string,
  { values = [], facets, language }: FilterNames = {},
): ActiveFilter[] {
  const without = (change: Partial<ShopQuery>) => shopAddress({ ...query, page: 1, ...change })
  const filters: ActiveFilter[] = [
    { label: texts.filterSearch, value: query.q, path: without({ q: '' }), isSearch: true },
    { label: texts.filterTag, value: nameOf(query.tag, facets?.tags), path: without({ tag: '' }) },
    {
      label: texts.filterMaterial,
      value: nameOf(query.material, facets?.materials),
      path: without({ material: '' }),
    },
    { label: texts.filterWidth, value: query.width, path: without({ width: '' }) },
    { label: texts.filterDepth, value: query.depth, path: without({ depth: '' }) },
    { label: texts.filterHeight, value: query.height, path: without({ height: '' }) },
    {
      label: texts.filterPrice,
      value: describePrices(query, texts, currency, language),
      path: without({ minPrice: '', maxPrice: '' }),
    },
    {
      label: '',
      value: describeAvailability(query, texts),
      path: without({ availability: '' }),
    },
    ...values.map(({ _id, choice, name }) => ({
      label: choice,
      value: name,
      path: shopAddress(withoutValue(query, _id)),
    })),
  ]
  return filters.filter(({ value }) => value !== '')
}

/** Name of a tag or material in the page's language, if it has one. */
function nameOf(value: string, facets: readonly NamedFacet[] = []): string {
  return facets.find((facet) => facet.value === value)?.name ?? value
}

/** The view without one of its values. */
export function withoutValue(query: ShopQuery, id: string): ShopQuery {
  return { ...query, page: 1, values: query.values.filter((value) => value !== id) }
}

function describePrices(
  { minPrice, maxPrice }: ShopQuery,
  texts: Texts<'shop'>,
  currency: string,
  language: Language | undefined,
): string {
  const write = (decimal: string) =>
    decimal === '' ? '' : writeAmount(decimal, currency, language)
  const [min, max] = [write(minPrice), write(maxPrice)]
  if (min !== '' && max !== '') return `${min}–${max}`
  if (min !== '') return format(texts.filterPriceAbove, { price: min })
  return max === '' ? '' : format(texts.filterPriceBelow, { price: max })
}

function describeAvailability({ availability }: ShopQuery, texts: Texts<'shop' | 'offer'>): string {
  if (availability === 'in-stock') return texts.filterReady
  return availabilityText({ availability, availabilityNote: '' }, texts)
}
