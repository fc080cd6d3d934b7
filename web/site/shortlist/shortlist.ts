import { type StoredProduct, storedProducts, useStoredProducts } from './stored-products.ts'

/** Maximum number of products that fit into one chat message. */
export const MAX_SHORTLIST = 40

export const shortlist = storedProducts('shortlist', MAX_SHORTLIST)

/** Products on the visitor's shortlist, latest first. */
export function useShortlist(): readonly StoredProduct[] {
  return useStoredProducts(shortlist)
}

/** Adds a product, or removes it. False if the list is full: no other product leaves it instead. */
export function toggleInShortlist(product: StoredProduct): boolean {
  const others = without(product._id)
  const isListed = others.length < shortlist.read().length
  if (!isListed && others.length >= MAX_SHORTLIST) return false
  shortlist.write(isListed ? others : [product, ...others])
  return true
}

export function removeFromShortlist(id: string): void {
  shortlist.write(without(id))
}

export function clearShortlist(): void {
  shortlist.write([])
}

/**
 * Puts removed products back in front of as many `older` ones as before. False if they no longer
 * fit, because others have been added since.
 */
export function restoreToShortlist(removed: readonly StoredProduct[], older: number): boolean {
  const now = shortlist.read()
  const missing = removed.filter(({ _id }) => now.every((other) => other._id !== _id))
  if (now.length + missing.length > MAX_SHORTLIST) return false
  shortlist.write(now.toSpliced(Math.max(now.length - older, 0), 0, ...missing))
  return true
}

function without(id: string): StoredProduct[] {
  return shortlist.read().filter(({ _id }) => _id !== id)
}
