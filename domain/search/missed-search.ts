import type { SearchResult } from '../api/products.ts'

/**
 * True for a search that the shop has nothing for: no result, or only products that have some of
 * its words or are beyond its bounds. A search whose words were corrected, or of which unknown words were left out, is none.
 */
export function isMissedSearch(result: SearchResult): boolean {
  return result.loosened !== undefined || countFullMatches(result) === 0
}

/** Number of products that have every word of a search. */
export function countFullMatches({ total, relaxed, fullMatches = 0 }: SearchResult): number {
  return relaxed ? fullMatches : total
}
