import { publicPages } from './public-pages.ts'

const { home, about, contact, shop, product, room, preview, rooms } = publicPages

/** Paths of records, and of pages that many others link to. */
export const addresses = {
  home: home.path,
  about: about.path,
  contact: contact.path,
  shop: shop.path,
  rooms: rooms.path,
  /** Last path segment: see `stepOf`; an id alone works too. */
  category: (step: string) => `${shop.path}/${encodeURIComponent(step)}`,
  product: (step: string) => `${product.path}/${encodeURIComponent(step)}`,
  room: (step: string) => `${room.path}/${encodeURIComponent(step)}`,
  /** Private preview of a product that visitors cannot see. */
  preview: (token: string) => `${preview.path}/${encodeURIComponent(token)}`,
} as const

/** Identifier of a record in a path: its id, or the end of it. */
export type RecordName = { id: string } | { ending: string }

/** Number of characters of an id at the end of a path. */
export const URL_SUFFIX_LENGTH = 12

/** Record with a page of its own; `slug` is its name in URLs, empty if it has none. */
interface PageRecord {
  _id: string
  slug: string
}

/** Last path segment of a record: its slug and the end of its id. */
export function stepOf({ _id, slug }: PageRecord): string {
  return [slug, _id.slice(-URL_SUFFIX_LENGTH)].filter((part) => part !== '').join('-')
}

/**
 * Parses the last path segment of a record, with any slug before the id; null if it holds no id.
 * Trailing punctuation is ignored: chat apps take a full stop or bracket for part of the link.
 */
export function readStep(step: string): RecordName | null {
  const parts = namingEnd.exec(step.toLowerCase())?.groups
  if (parts?.ending === undefined) return null
  const { start, ending } = parts
  return start === undefined ? { ending } : { id: start + ending }
}

const namingEnd =
  /(?:^|-)(?<start>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-)?(?<ending>[0-9a-f]{12})[^\p{L}\p{N}]*$/u

/** True for the path of a page to which links are followed without a reload. */
export function hasClientNavigation(path: string): boolean {
  const start = `/${path.split('/')[1] ?? ''}`
  return Object.values(publicPages).some(
    (page) => 'hasClientNavigation' in page && page.path === start,
  )
}

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
