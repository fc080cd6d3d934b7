import {
  type StoredProduct,
  storedProducts,
  useStoredProducts,
} from '../shortlist/stored-products.ts'

/** Maximum number shown. The current product is stored in addition. */
export const MAX_RECENT = 6

export const recents = storedProducts('recentlyViewed', MAX_RECENT + 1)

/** Recently viewed products, latest first. */
export function useRecents(): readonly StoredProduct[] {
  return useStoredProducts(recents)
}

export function recordVisit(product: StoredProduct): void {
  const others = recents.read().filter(({ _id }) => _id !== product._id)
  recents.write([product, ...others])
}
