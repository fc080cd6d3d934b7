import { URL_SUFFIX_LENGTH } from './page-paths.ts'
import { publicPages } from './public-pages.ts'

/**
 * Path that redirects to a chat with the order of a product and the enquiry's reference in it; an
 * empty reference leads to a chat without one. A QR code contains the path, so it is short: the end
 * of the id, or the whole id if the product's own path needs it. `query` is that of a selection.
 */
export function orderAddress(
  { _id, path }: { _id: string; path: string },
  reference: string,
  query = '',
): string {
  // The path of a page with a selection has a query, too.
  const [page = ''] = path.split('?', 1)
  const name = page.endsWith(_id) ? _id : _id.slice(-URL_SUFFIX_LENGTH)
  return `${publicPages.order.path}/${name}/${reference}${query}`
}
