import type { RouterContextProvider } from 'react-router'
import { sizeNames } from '../../../domain/catalogue/product-filters.ts'
import { isFiltered, isSet, type ShopQuery } from '../../../domain/catalogue/product-query.ts'
import { category } from '../../../domain/content/category.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import { systemOf } from '../../../domain/measures/measure-format.ts'
import { isMissedSearch } from '../../../domain/search/missed-search.ts'
import { SHOP_PAGE_SIZE, skipOf } from '../../../domain/shop/product-list.ts'
import { stepOf } from '../../../domain/urls/page-paths.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { readPageLabels, shownLanguageOf } from '../content/page-language.server.ts'
import { readBannerPhoto } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { translateForPage } from '../content/translation.server.ts'
import { pickFallbacks } from '../languages/fallbacks.ts'
import { readCardSwatches, readChosenValues } from '../product/choices/swatches.server.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { secondPhotoOf, toPricedTeaser } from '../product-card/priced-teaser.ts'
import { listActiveFilters } from './filters/active-filters.server.ts'
import { readAvailableFilters } from './filters/available-filters.server.ts'
import { describeSearch, readNearSearches, readWiderViews } from './search-notes.server.ts'

export type Category = RecordOf<typeof category>

/** Category that a path segment names, by its current or any former name. */
export async function findCategory(
  context: Readonly<RouterContextProvider>,
  step: string,
): Promise<Category | null> {
  const { pageAddresses } = context.get(scopeContext).services
  const id = await pageAddresses.find(category, step)
  const categories = await shared.categories(context)
  return categories.find(({ _id }) => _id === id) ?? null
}

/** Data of the shop for a query; `chosen` is its category. */
export async function readShopPage(
  context: Readonly<RouterContextProvider>,
  query: ShopQuery,
  chosen: Category | null,
) {
  const { products } = context.get(scopeContext).services
  const [texts, searchTexts, offer, found, categories, filters, stock, slide, chats] =
    await Promise.all([
      readTexts(context, 'shop'),
      readTexts(context, 'search'),
      readOfferFormat(context),
      products.list(
        {
          ...query,
          category: chosen?._id,
          skip: skipOf(query.page),
          limit: SHOP_PAGE_SIZE,
        },
        shownLanguageOf(context),
      ),
      readCategories(context),
      readAvailableFilters(context),
      shared.stock(context),
      readBannerPhoto(context, 2),
      readProductChats(context),
    ])
  const { currency, language } = offer
  const values = await readChosenValues(context, query.values ?? [], texts)
  const records = found.records.map((record) => translateForPage(context, product, record))
  const isEmpty = found.total === 0
  const [swatchesOf, widerViews, nearSearches] = await Promise.all([
    readCardSwatches(context, records),
    isEmpty ? readWiderViews(context, query, chosen?._id, values, texts) : [],
    isEmpty ? readNearSearches(context, query, searchTexts) : [],
  ])
  const cardOf = (record: RecordOf<typeof product>) => {
    const chat = chats.ofCard(record)
    const priced = toPricedTeaser(record, offer)
    const teaser = { ...priced, ...secondPhotoOf(record), ...swatchesOf(record) }
    return { ...teaser, ...(chat !== undefined && { chat }) }
  }
  return {
    texts,
    labels: await readPageLabels(context, 'shop'),
    query,
    category: chosen && describeCategory(chosen),
    categories,
    ...filters,
    active: listActiveFilters(query, { ...texts, ...offer.texts }, currency, {
      values,
      facets: filters,
      language,
    }),
    /** Measure system of the query's sizes. */
    system: systemOf(sizeNames.map((name) => query[name] ?? '').join('')),
    /** Number of products left out because their sizes are unknown. */
    unsized: found.unsized ?? 0,
    products: records.map(cardOf),
    /** Total number of matches on all pages. */
    total: found.total,
    /** No product has every word of the search. */
    isMissed: isMissedSearch(found),
    search: describeSearch(
      query,
      found,
      { ...texts, ...searchTexts },
      { currency, language: language ?? 'en' },
    ),
    /** Links to views that have results, for one without. */
    nearSearches: [...widerViews, ...nearSearches],
    /** Number of products in the whole shop. */
    stock,
    banner: chosen?.image ?? slide,
  }
}

export type ShopPage = Awaited<ReturnType<typeof readShopPage>>

/**
 * True if no product has every word of the search; with further filters those may be the reason.
 */
export function isZeroResultSearch({ query, isMissed, stock }: ShopPage): boolean {
  const { q, category, ...filters } = query
  return isSet(q) && isMissed && stock > 0 && !isSet(category) && !isFiltered(filters)
}

function describeCategory(category: Category) {
  const { _id, name, description } = category
  const fallbacks = pickFallbacks(category, 'name', 'description')
  return { _id, step: stepOf(category), name, description, ...fallbacks }
}

/** Categories for the filter, with their product counts. */
async function readCategories(context: Readonly<RouterContextProvider>) {
  const [categories, facets] = await Promise.all([
    shared.categories(context),
    shared.facets(context),
  ])
  const counts = new Map(facets.categories.map(({ _id, count }) => [_id, count]))
  return categories.map((record) => ({
    step: stepOf(record),
    name: record.name,
    count: counts.get(record._id) ?? 0,
    ...pickFallbacks(record, 'name'),
  }))
}
