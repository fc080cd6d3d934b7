import {
  type StoredProduct,
  storedProducts,
  useStoredProducts,
} from '../shortlist/stored-products.ts'

/** Shown at most. The product that is being looked at is kept besides. */
export const MAX_RECENT = 6

export const recents = storedProducts('recentlyViewed', MAX_RECENT + 1)

/** The products that this visitor looked at, the latest first. */
export function useRecents(): readonly StoredProduct[] {
  return useStoredProducts(recents)
}

export function recordVisit(product: StoredProduct): void {
  const others = recents.read().filter(({ _id }) => _id !== product._id)
  recents.write([product, ...others])
}
