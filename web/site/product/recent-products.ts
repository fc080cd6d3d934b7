import type { ListedProduct } from '../shortlist/listed-products.ts'
import { storedList } from '../shortlist/stored-list.ts'

/** Maximum number shown. The current product is stored in addition. */
export const MAX_RECENT = 6

/** Recently viewed products, latest first. */
export const recents = storedList('recentlyViewed', MAX_RECENT + 1)

export function recordVisit(product: ListedProduct): void {
  const others = recents.read().filter(({ _id }) => _id !== product._id)
  recents.write([product, ...others])
}
