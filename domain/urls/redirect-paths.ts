import { type PublicPage, publicPages } from './public-pages.ts'

/** Stands for the site's own origin, which a path has; `.invalid` is no host of anybody. */
const siteOrigin = 'http://site.invalid'

/** Reads a path of this site or an http(s) address; null for anything else. */
function readAddress(address: string): URL | null {
  if (!/^(?:\/|https?:\/\/)/i.test(address) || !URL.canParse(address, siteOrigin)) return null
  const url = new URL(address, siteOrigin)
  // `//host` and `/\host` name another site.
  return address.startsWith('/') && url.origin !== siteOrigin ? null : url
}

/**
 * Path of an address in the form in which redirects are compared: decoded, in small letters, without
 * a slash at its end. A full address is cut to its path, and a query is dropped. Null for anything
 * that is no address.
 */
export function readPath(address: string): string | null {
  const url = readAddress(address)
  if (url === null) return null
  const path = decode(url.pathname).normalize('NFC').toLowerCase().replace(/\/+$/, '')
  return /\p{Control}/u.test(path) ? null : path || '/'
}

/** The same for a target on this site; null for an address of another site. */
export function readSitePath(to: string): string | null {
  return to.startsWith('/') ? readPath(to) : null
}

/** True for what a redirect may lead to: a path of this site, or an http(s) address. */
export function isTarget(to: string): boolean {
  return readAddress(to) !== null
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Address that a redirect leads another one to: its query and fragment stay unless `to` has its own. */
export function leadOn(address: string, to: string): string {
  const [, , query = '', fragment = ''] = addressParts.exec(address) ?? []
  const [, path = to, ownQuery = '', ownFragment = ''] = addressParts.exec(to) ?? []
  return path + (ownQuery || query) + (ownFragment || fragment)
}

const addressParts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/** A target in the letters of a URL, for a header. */
export function encodeTarget(to: string): string {
  const url = readAddress(to)
  if (url === null) return '/'
  return url.origin === siteOrigin ? url.pathname + url.search + url.hash : url.href
}

/** Record that a path is the page of, by the last segment of the path. */
export interface RecordPath {
  page: 'category' | 'product' | 'room'
  step: string
}

const recordPages = [
  ['category', publicPages.shop.path],
  ['product', publicPages.product.path],
  ['room', publicPages.room.path],
] as const

/** Null for a path that is not that of a record's page; the record need not exist. */
export function readRecordPath(path: string): RecordPath | null {
  for (const [page, start] of recordPages) {
    const step = path.startsWith(`${start}/`) ? path.slice(start.length + 1) : ''
    if (step !== '' && !step.includes('/')) return { page, step }
  }
  return null
}

const fixedPaths = new Set(
  Object.values<PublicPage>(publicPages).flatMap(({ path, segments }) =>
    segments === undefined || segments === ':step?' ? path : [],
  ),
)

/** True for a page that is there whatever records the shop has. */
export function isFixedPage(path: string): boolean {
  return fixedPaths.has(path)
}

/** True for paths that are no pages for visitors, or private ones: a redirect from them never works. */
export function isReservedPath(path: string): boolean {
  const [, first = ''] = path.split('/')
  return reservedSegments.has(first) || reservedFiles.test(path)
}

const reservedSegments: ReadonlySet<string> = new Set([
  'api',
  'admin',
  'assets',
  'media',
  'preview',
  'feeds',
  'healthz',
  'readyz',
  'metrics',
  'live-preview',
  publicPages.preview.path.slice(1),
  publicPages.order.path.slice(1),
])
const reservedFiles = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|(?:manifest|admin)\.webmanifest)$/
