import { type StoredProduct, storedProducts, useStoredProducts } from './stored-products.ts'

/** Maximum number of products that fit into one chat message. */
export const MAX_SHORTLIST = 40

export const shortlist = storedProducts('shortlist', MAX_SHORTLIST)

/** Products on the visitor's shortlist, latest first. */
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

/** Empties the list, or restores a previous one for undo. */
export function replaceShortlist(products: readonly StoredProduct[]): void {
  shortlist.write(products)
}

function without(id: string): StoredProduct[] {
  return shortlist.read().filter(({ _id }) => _id !== id)
}
