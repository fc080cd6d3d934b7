import {
  type StoredProduct,
  storedProducts,
  useStoredProducts,
} from '../shortlist/stored-products.ts'

/** Shown at most. The product that is being looked at is kept besides. */
export const recentCount = 6

export const recents = storedProducts('recentlyViewed', recentCount + 1)

/** The products that this visitor looked at, the latest first. */
export function useRecents(): readonly StoredProduct[] {
  return useStoredProducts(recents)
}

export function noteVisit(product: StoredProduct): void {
  const others = recents.read().filter(({ _id }) => _id !== product._id)
  recents.write([product, ...others])
}
