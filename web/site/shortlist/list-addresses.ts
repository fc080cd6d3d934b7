import { publicPages } from '../../../domain/urls/public-pages.ts'
import { type ListedProduct, productsQuery, readListedProducts } from './listed-products.ts'

/** Maximum number of products side by side. */
export const MAX_COMPARED = 3

const differences = 'differences'

/*
 * Not in domain/urls/page-paths.ts: only the shortlist links to these pages, and other pages must not
 * load anything for them.
 */

/** Path of the page that shows a sent shortlist. */
export function shortlistAddress(products: readonly ListedProduct[]): string {
  return publicPages.shortlist.path + productsQuery(products)
}

/** Path of the comparison page. */
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
