/** The part of a search's result that tells whether the shop has what was searched for. */
interface SearchResult {
  total: number
  /** True if products follow that have only some of the words. */
  relaxed?: boolean
  /** Number of products with every word; only with `relaxed`. */
  fullMatches?: number
  /** Bounds that no product meets and that were left out. */
  loosened?: unknown
}

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
