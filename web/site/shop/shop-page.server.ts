import type { RouterContextProvider } from 'react-router'
import { category } from '../../../domain/content/category.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { systemOf } from '../../../domain/measures/measure-format.ts'
import { SHOP_PAGE_SIZE, skipOf } from '../../../domain/shop/product-list.ts'
import { stepOf } from '../../../domain/urls/page-paths.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { readBannerPhoto } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { isFiltered, type ShopQuery } from './shop-query.ts'
import { getSliderValues, limitsOf, readSizes } from './shop-sizes.server.ts'

/** One row on a wide screen. */
const CLOSEST_MATCH_COUNT = 3

export type Category = RecordOf<typeof category>

/** The category that the last step of an address names, by any name that it ever had. */
export async function findCategory(
  context: Readonly<RouterContextProvider>,
  step: string,
): Promise<Category | null> {
  const { pageAddresses } = context.get(scopeContext).services
  const id = await pageAddresses.find(category, step)
  const categories = await shared.categories(context)
  return categories.find(({ _id }) => _id === id) ?? null
}

/** Everything the shop shows for a query; `chosen` is its category. */
export async function readShopPage(
  context: Readonly<RouterContextProvider>,
  query: ShopQuery,
  chosen: Category | null,
) {
  const { products } = context.get(scopeContext).services
  const [categories, facets] = await Promise.all([readCategories(context), shared.facets(context)])
  const [texts, offer, found, stock, banner, { currency }, sizes, chats] = await Promise.all([
    readTexts(context, 'shop'),
    readTexts(context, 'offer'),
    products.list({
      skip: skipOf(query.page),
      limit: SHOP_PAGE_SIZE,
      q: query.q,
      category: chosen?._id,
      tag: query.tag || undefined,
      material: query.material || undefined,
      ...limitsOf(query),
      sort: query.sort || undefined,
    }),
    shared.stock(context),
    readBannerPhoto(context, 2),
    shared.settings(context),
    readSizes(context),
    readProductChats(context),
  ])
  const isEmpty = found.total === 0 && isFiltered(query)
  const nearest = isEmpty
    ? await products.nearest({ q: query.q, category: chosen?._id }, CLOSEST_MATCH_COUNT)
    : []
  const cardOf = (record: RecordOf<typeof product>) => {
    const chat = chats.ofCard(record)
    return { ...toPricedTeaser(record, currency, offer), ...(chat !== undefined && { chat }) }
  }
  return {
    texts,
    query,
    category: categories.find(({ step }) => step === query.category) ?? null,
    categories,
    tags: facets.tags,
    materials: facets.materials,
    /** Which sizes there are to choose by. */
    sizes,
    limits: getSliderValues(query),
    /** What the chosen ones are given in. */
    system: systemOf(query.width + query.height),
    /** Left out because nobody knows whether they fit. */
    unsized: found.unsized ?? 0,
    products: found.records.map(cardOf),
    /** Found in all, on however many pages. */
    total: found.total,
    /** The words that were searched for, where they are not those that were asked for. */
    corrected: found.corrected ?? '',
    /** What comes nearest to a choice that nothing fits. */
    nearest: nearest.map(cardOf),
    /** In the whole shop. */
    stock,
    banner,
  }
}

export type ShopPage = Awaited<ReturnType<typeof readShopPage>>

/** Whether the shop has nothing for the words alone: with a filter it is the choice that nothing fits. */
export function isZeroResultSearch({ query, total, stock }: ShopPage): boolean {
  const { q, category, tag, material, width, height } = query
  return q !== '' && total === 0 && stock > 0 && category + tag + material + width + height === ''
}

/** The categories as one chooses among them, with the products of each counted. */
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
  }))
}
