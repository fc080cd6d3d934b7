import { publicPages } from '../../../domain/urls/public-pages.ts'
import { idsQuery, readIds } from '../shortlist/product-ids.ts'

/** Maximum number of products side by side. */
export const MAX_COMPARED = 3

const differences = 'differences'

/**
 * Path of the comparison page. Not in domain/urls/page-paths.ts: only the shortlist links to it,
 * and other pages must not load anything for it.
 */
export function compareAddress(ids: readonly string[], onlyDifferences = false): string {
  const only = onlyDifferences ? `&only=${differences}` : ''
  return publicPages.compare.path + (ids.length === 0 ? '' : idsQuery(ids) + only)
}

/** Unique ids of the URL, at most `MAX_COMPARED`. */
export function readCompared(search: URLSearchParams): string[] {
  return readIds(search, MAX_COMPARED)
}

/** True if the URL asks for the rows that differ. */
export function asksForDifferences(search: URLSearchParams): boolean {
  return search.get('only') === differences
}
