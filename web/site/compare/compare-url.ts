import { publicPages } from '../../../domain/urls/public-pages.ts'
import {
  type ListedProduct,
  productsQuery,
  readListedProducts,
} from '../shortlist/listed-products.ts'

/** Maximum number of products side by side. */
export const MAX_COMPARED = 3

const differences = 'differences'

/**
 * Path of the comparison page. Not in domain/urls/page-paths.ts: only the shortlist links to it,
 * and other pages must not load anything for it.
 */
export function compareAddress(
  products: readonly ListedProduct[],
  onlyDifferences = false,
): string {
  const only = onlyDifferences ? `&only=${differences}` : ''
  return publicPages.compare.path + (products.length === 0 ? '' : productsQuery(products) + only)
}

/** Products of the URL, each once, at most `MAX_COMPARED`. */
export function readCompared(search: URLSearchParams): ListedProduct[] {
  return readListedProducts(search, MAX_COMPARED)
}

/** True if the URL asks for the rows that differ. */
export function asksForDifferences(search: URLSearchParams): boolean {
  return search.get('only') === differences
}
