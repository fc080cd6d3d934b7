import { type Filter, shopFilters } from '../../../../domain/catalogue/product-filters.ts'
import { isSet, type ShopQuery, shopAddress } from '../../../../domain/catalogue/product-query.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { format } from '../../../../domain/text/message.ts'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import type { NamedFacet } from '../../content/cached-content.server.ts'
import type { ChosenValue } from '../../product/choices/swatches.server.ts'

export interface ActiveFilter {
  /** Empty if the value says enough. */
  label: string
  value: string
  /** Path of the view without this filter. */
  path: string
  /** True for the search, which is not counted: its field shows it already. */
  isSearch?: boolean
}

/** Names of the filters. */
interface FilterNames {
  /** Values of the query. */
  values?: readonly ChosenValue[]
  /** Tags and materials of the shop. */
  facets?: { tags: readonly NamedFacet[]; materials: readonly NamedFacet[] }
  language?: Language | undefined
}

/** Active filters of a view; bounds with one label are one. `currency` is that of the prices. */
export function listActiveFilters(
  query: ShopQuery,
  texts: Texts<'shop' | 'offer'>,
  currency: string,
  { values = [], facets, language }: FilterNames = {},
): ActiveFilter[] {
  const chosen = shopFilters.filter(({ name }) => isSet(query[name]))
  return chosen.flatMap((filter): ActiveFilter[] => {
    const { name, type, label, facet } = filter
    if (type === 'record') return []
    if (type === 'list')
      return values.map(({ _id, choice, name }) => ({
        label: choice,
        value: name,
        path: shopAddress(withoutValue(query, _id)),
      }))
    const bounds = chosen.filter((other) => other === filter || (label && other.label === label))
    if (bounds[0] !== filter) return []
    const cleared = Object.fromEntries(bounds.map(({ name }) => [name, undefined]))
    const text = String(query[name])
    const names = facet === 'tags' || facet === 'materials' ? facets?.[facet] : undefined
    const value =
      type === 'amount'
        ? describePrices(query, texts, currency, language)
        : (describeOption(filter, text, texts) ?? nameOf(text, names))
    return [
      {
        label: label === undefined ? '' : texts[label],
        value,
        path: shopAddress({ ...query, page: 1, ...cleared }),
        ...(type === 'words' && { isSearch: true }),
      },
    ]
  })
}

/** Name of a tag or material in the page's language, if it has one. */
function nameOf(value: string, facets: readonly NamedFacet[] = []): string {
  return facets.find((facet) => facet.value === value)?.name ?? value
}

/** The view without one of its values. */
export function withoutValue(query: ShopQuery, id: string): ShopQuery {
  return { ...query, page: 1, values: query.values?.filter((value) => value !== id) }
}

function describePrices(
  { minPrice, maxPrice }: ShopQuery,
  texts: Texts<'shop'>,
  currency: string,
  language: Language | undefined,
): string {
  const write = (decimal = '') => (decimal === '' ? '' : writeAmount(decimal, currency, language))
  const [min, max] = [write(minPrice), write(maxPrice)]
  if (min !== '' && max !== '') return `${min}–${max}`
  if (min !== '') return format(texts.filterPriceAbove, { price: min })
  return format(texts.filterPriceBelow, { price: max })
}

/** Text of an option; undefined for other values. */
function describeOption(
  { checkbox, texts: keys }: Filter,
  value: string,
  texts: Texts<'shop' | 'offer'>,
): string | undefined {
  const key = checkbox?.option === value ? checkbox.text : keys?.[value]
  return key && texts[key]
}
