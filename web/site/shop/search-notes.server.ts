import type { RouterContextProvider } from 'react-router'
import type { SearchResult } from '../../../domain/api/products.ts'
import {
  isFiltered,
  isSet,
  type ShopQuery,
  shopAddress,
} from '../../../domain/catalogue/product-query.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { describeMeasure, systemOf } from '../../../domain/measures/measure-format.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import { SHOP_PAGE_SIZE, skipOf } from '../../../domain/shop/product-list.ts'
import { format, type Message } from '../../../domain/text/message.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { scopeContext } from '../../ssr/context.ts'
import { shownLanguageOf } from '../content/page-language.server.ts'
import type { ChosenValue } from '../product/choices/swatches.server.ts'
import { withoutValue } from './filters/active-filters.server.ts'

/** Notes on the search above a page of results. */
interface SearchNotes {
  /** Placeholder of the empty field. */
  hint: string
  /** Note that other words were searched for. */
  correction?: { text: Message<'words'>; words: string; note: string }
  /** Sentence about bounds of the search that no product meets. */
  loosened?: string
  partial?: PartialMatches
}

/** Results that have only some of the words; they follow those that have all. */
interface PartialMatches {
  /** Number of products on this page that have all words. */
  fullCount: number
  /** Heading of the others; a sentence if no product of any page has all words. */
  title: string
  /** Count of both; absent if no product has all words. */
  count?: string
}

/** How amounts are written. */
interface AmountFormat {
  /** Code of three letters. */
  currency: string
  language: Language
}

export function describeSearch(
  query: ShopQuery,
  found: SearchResult,
  texts: Texts<'shop' | 'search'>,
  amounts: AmountFormat,
): SearchNotes {
  const notes: SearchNotes = { hint: texts.searchHint }
  const { corrected } = found
  if (corrected !== undefined) {
    const note = format(texts.correctedNote, { words: query.q ?? '' })
    notes.correction = { text: texts.corrected, words: corrected, note }
  }
  if (found.loosened !== undefined)
    notes.loosened = describeLoosened(query, found.loosened, texts, amounts)
  if (found.relaxed) notes.partial = describePartialMatches(query, found, texts)
  return notes
}

function describeLoosened(
  { q = '' }: ShopQuery,
  { nearestPrice, nearestSize, ...bounds }: NonNullable<SearchResult['loosened']>,
  texts: Texts<'search'>,
  { currency, language }: AmountFormat,
): string {
  if (nearestPrice !== undefined)
    return format(bounds.maxPrice === undefined ? texts.looseMinPrice : texts.looseMaxPrice, {
      limit: writeAmount(bounds.maxPrice ?? bounds.minPrice ?? '', currency, language),
      nearest: writeAmount(nearestPrice, currency, language),
    })
  if (nearestSize === undefined) return texts.looseBounds
  const system = systemOf(q.match(/\d\s*\S+/g)?.join(' ') ?? '')
  return format(bounds.maxSize === undefined ? texts.looseMinSize : texts.looseMaxSize, {
    limit: describeMeasure(bounds.maxSize ?? bounds.minSize ?? 0, system),
    nearest: describeMeasure(nearestSize, system),
  })
}

function describePartialMatches(
  { q = '', page }: ShopQuery,
  { total, corrected, fullMatches = 0 }: SearchResult,
  texts: Texts<'shop' | 'search'>,
): PartialMatches {
  if (fullMatches === 0)
    return { fullCount: 0, title: format(texts.partialOnly, { words: corrected ?? q }) }
  const full = fullMatches === 1 ? texts.countOne : format(texts.countAll, { count: fullMatches })
  return {
    fullCount: Math.min(SHOP_PAGE_SIZE, Math.max(0, fullMatches - skipOf(page))),
    title: texts.partialTitle,
    count: format(texts.countPartial, { count: full, partial: total - fullMatches }),
  }
}

interface NearSearch {
  name: string
  path: string
}

/**
 * Searches in all products for a search without results: in the nearest words, or in the same ones
 * if only the other filters leave nothing.
 */
export async function readNearSearches(
  context: Readonly<RouterContextProvider>,
  { q = '', ...filters }: ShopQuery,
  { searchInstead }: Texts<'search'>,
): Promise<NearSearch[]> {
  if (q === '') return []
  const { suggestions } = context.get(scopeContext).services
  const { queries, products } = await suggestions.list(q, shownLanguageOf(context))
  const isNarrowed = isSet(filters.category) || isFiltered(filters)
  const same = products.length > 0 && isNarrowed ? [q] : []
  return (queries.length > 0 ? queries : same).map((words) => ({
    name: format(searchInstead, { words }),
    path: shopAddress({ q: words }),
  }))
}

/** Views with products for one that has none: without one of the values that it is filtered by. */
export async function readWiderViews(
  context: Readonly<RouterContextProvider>,
  query: ShopQuery,
  category: string | undefined,
  values: readonly ChosenValue[],
  { noDataWithout }: Texts<'shop'>,
): Promise<NearSearch[]> {
  const { products } = context.get(scopeContext).services
  const views = values.slice(0, MAX_WIDER_VIEWS).map(async ({ _id, name }) => {
    const wider = withoutValue(query, _id)
    const filters = { ...wider, category, limit: 1 }
    const { total } = await products.list(filters, shownLanguageOf(context))
    const view = {
      name: format(noDataWithout, { value: name }),
      path: shopAddress(wider),
    }
    return total > 0 ? [view] : []
  })
  return (await Promise.all(views)).flat()
}

/** Each costs a query. */
const MAX_WIDER_VIEWS = 6
