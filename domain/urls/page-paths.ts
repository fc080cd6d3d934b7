/** The paths of the public pages. */
export const addresses = {
  home: '/',
  about: '/aboutus',
  contact: '/contactus',
  shop: '/product',
  /** By its last step: see `stepOf`; an id alone leads there too. */
  category: (step: string) => `/product/${encodeURIComponent(step)}`,
  product: (step: string) => `/product-detail/${encodeURIComponent(step)}`,
  /** The private one of a product that visitors do not see. */
  preview: (token: string) => `/product-preview/${encodeURIComponent(token)}`,
} as const

/** What tells a record's page from all others: an id, or the end of one. */
export type RecordName = { id: string } | { ending: string }

/** Characters of an id that end an address. */
export const URL_SUFFIX_LENGTH = 12

/** A record with a page of its own; `slug` is its name as an address writes it, empty where it has none. */
interface PageRecord {
  _id: string
  slug: string
}

/** The last step of the address of a record: its name and the end of its id. */
export function stepOf({ _id, slug }: PageRecord): string {
  return [slug, _id.slice(-URL_SUFFIX_LENGTH)].filter((part) => part !== '').join('-')
}

/**
 * Whose page the last step of an address asks for, whatever name stands before; null when it can be
 * nobody's. A whole id counts as such. A full stop or bracket that a chat took for a part of the link is passed over.
 */
export function readStep(step: string): RecordName | null {
  const parts = namingEnd.exec(step.toLowerCase())?.groups
  if (parts?.ending === undefined) return null
  const { start, ending } = parts
  return start === undefined ? { ending } : { id: start + ending }
}

const namingEnd =
  /(?:^|-)(?<start>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-)?(?<ending>[0-9a-f]{12})[^\p{L}\p{N}]*$/u

/** Whether a path is one of the public pages'. */
export function isPageAddress(path: string): boolean {
  return /^\/(?:$|(?:aboutus|contactus|product|product-detail)(?:\/|$))/.test(path)
}
