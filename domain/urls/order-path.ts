import { URL_SUFFIX_LENGTH } from './page-paths.ts'

/**
 * Path that redirects to the chat with the order of a product, the enquiry's reference in it; an
 * empty reference leads to the plain chat. A QR code holds it, so it is short: the end of the id, and
 * the whole id only where the product's own path needs it.
 */
export function orderAddress(
  { _id, path }: { _id: string; path: string },
  reference: string,
): string {
  const name = path.endsWith(_id) ? _id : _id.slice(-URL_SUFFIX_LENGTH)
  return `/o/${name}/${reference}`
}
