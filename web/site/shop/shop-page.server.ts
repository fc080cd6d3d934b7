import type { RouterContextProvider } from 'react-router'
import { shopPageSize, skipOf } from '../../../domain/shop.ts'
import { scopeContext } from '../../context.ts'
import { shared } from '../shared-content.server.ts'
import { readBannerPhoto } from '../site-data.server.ts'
import { teaserOf } from './product-teaser.ts'
import { isFiltered, type ShopQuery } from './shop-query.ts'

/** One row on a wide screen. */
const nearestCount = 3

/** Everything the shop shows for a query, or null when its category does not exist. */
export async function readShopPage(context: Readonly<RouterContextProvider>, query: ShopQuery) {
  const { products } = context.get(scopeContext).services
  const facets = await shared.facets(context)
  const category = facets.categories.find(({ _id }) => _id === query.category) ?? null
  if (query.category !== '' && category === null) return null
  const [found, stock, banner] = await Promise.all([
    products.list({
      skip: skipOf(query.page),
      limit: shopPageSize,
      q: query.q,
      category: query.category || undefined,
      tag: query.tag || undefined,
      material: query.material || undefined,
      sort: query.sort || undefined,
    }),
    shared.stock(context),
    readBannerPhoto(context, 2),
  ])
  const isEmpty = found.total === 0 && isFiltered(query)
  const nearest = isEmpty
    ? await products.nearest({ q: query.q, category: query.category || undefined }, nearestCount)
    : []
  return {
    query,
    category,
    categories: facets.categories,
    tags: facets.tags,
    materials: facets.materials,
    products: found.records.map(teaserOf),
    /** Found in all, on however many pages. */
    total: found.total,
    /** The words that were searched for, where they are not those that were asked for. */
    corrected: found.corrected ?? '',
    /** What comes nearest to a choice that nothing fits. */
    nearest: nearest.map(teaserOf),
    /** In the whole shop. */
    stock,
    banner,
  }
}

export type ShopPage = NonNullable<Awaited<ReturnType<typeof readShopPage>>>

/** Whether the shop has nothing for the words alone: with a filter it is the choice that nothing fits. */
export function isMissedSearch({ query, total, stock }: ShopPage): boolean {
  const { q, category, tag, material } = query
  return q !== '' && total === 0 && stock > 0 && category + tag + material === ''
}
