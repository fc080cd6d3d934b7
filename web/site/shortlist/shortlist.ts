import type { ListedProduct } from './listed-products.ts'
import { removeProduct, storedList, useStoredList } from './stored-list.ts'

/** Maximum number of products that fit into one chat message. */
export const MAX_SHORTLIST = 40

export const shortlist = storedList('shortlist', MAX_SHORTLIST)

/** Products on the visitor's shortlist, latest first. */
export function useShortlist(): readonly ListedProduct[] {
  return useStoredList(shortlist)
}

/** Adds a product, or removes it. False if the list is full: no other product leaves it instead. */
export function toggleInShortlist(product: ListedProduct): boolean {
  const now = shortlist.read()
  if (now.some(({ _id }) => _id === product._id)) removeFromShortlist(product._id)
  else if (now.length >= MAX_SHORTLIST) return false
  else shortlist.write([product, ...now])
  return true
}

/** A product on the shortlist gets the latest selection; others are not added. */
export function keepSelection(product: ListedProduct): void {
  const now = shortlist.read()
  const next = now.map((other) => (other._id === product._id ? product : other))
  if (next.some(({ query }, at) => query !== now[at]?.query)) shortlist.write(next)
}

export function removeFromShortlist(id: string): void {
  removeProduct(shortlist, id)
}

export function clearShortlist(): void {
  shortlist.write([])
}

/**
 * Puts removed products back in front of as many `older` ones as before. False if they no longer
 * fit, because others have been added since.
 */
export function restoreToShortlist(removed: readonly ListedProduct[], older: number): boolean {
  const now = shortlist.read()
  const missing = removed.filter(({ _id }) => now.every((other) => other._id !== _id))
  if (now.length + missing.length > MAX_SHORTLIST) return false
  shortlist.write(now.toSpliced(Math.max(now.length - older, 0), 0, ...missing))
  return true
}
