import { type StoredProduct, storedProducts, useStoredProducts } from './stored-products.ts'

/** More would not fit into one chat message. */
const most = 40

const list = storedProducts('shortlist', most)

/** The products that this visitor put aside, the latest first. */
export function useShortlist(): readonly StoredProduct[] {
  return useStoredProducts(list)
}

export function toggleInShortlist(product: StoredProduct): void {
  const others = without(product._id)
  list.write(others.length < list.read().length ? others : [product, ...others])
}

export function removeFromShortlist(id: string): void {
  list.write(without(id))
}

/** Empties the list, or brings one back that was there a moment ago. */
export function replaceShortlist(products: readonly StoredProduct[]): void {
  list.write(products)
}

function without(id: string): StoredProduct[] {
  return list.read().filter(({ _id }) => _id !== id)
}
