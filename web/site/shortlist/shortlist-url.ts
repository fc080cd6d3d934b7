import { publicPages } from '../../../domain/urls/public-pages.ts'
import { type ListedProduct, productsQuery } from './listed-products.ts'

/**
 * Path of the page that shows a sent shortlist. Not in domain/urls/page-paths.ts: only the
 * shortlist links to it.
 */
export function shortlistAddress(products: readonly ListedProduct[]): string {
  return publicPages.shortlist.path + productsQuery(products)
}
