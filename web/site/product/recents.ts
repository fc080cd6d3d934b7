import {
  type StoredProduct,
  storedProducts,
  useStoredProducts,
} from '../shortlist/stored-products.ts'

/** Shown at most. The product that is being looked at is kept besides. */
export const recentCount = 6

const list = storedProducts('recentlyViewed', recentCount + 1)

/** The products that this visitor looked at, the latest first. */
export function useRecents(): readonly StoredProduct[] {
  return useStoredProducts(list)
}

export function noteVisit(product: StoredProduct): void {
  const others = list.read().filter(({ _id }) => _id !== product._id)
  list.write([product, ...others])
}
