import { type StoredProduct, storedProducts, useStoredProducts } from './stored-products.ts'

/** More would not fit into one chat message. */
const MAX_SHORTLIST = 40

export const shortlist = storedProducts('shortlist', MAX_SHORTLIST)

/** The products that this visitor put aside, the latest first. */
export function useShortlist(): readonly StoredProduct[] {
  return useStoredProducts(shortlist)
}

export function toggleInShortlist(product: StoredProduct): void {
  const others = without(product._id)
  shortlist.write(others.length < shortlist.read().length ? others : [product, ...others])
}

export function removeFromShortlist(id: string): void {
  shortlist.write(without(id))
}

/** Empties the list, or brings one back that was there a moment ago. */
export function replaceShortlist(products: readonly StoredProduct[]): void {
  shortlist.write(products)
}

function without(id: string): StoredProduct[] {
  return shortlist.read().filter(({ _id }) => _id !== id)
}
