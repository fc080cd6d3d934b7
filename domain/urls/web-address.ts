/** Stands for the site's own origin, which a path has; `.invalid` is no host of anybody. */
const siteOrigin = 'http://site.invalid'

/** Reads a path of this site or an http(s) address; null for anything else. */
function readAddress(address: string): URL | null {
  if (!/^(?:\/|https?:\/\/)/i.test(address) || !URL.canParse(address, siteOrigin)) return null
  const url = new URL(address, siteOrigin)
  if (!address.startsWith('/')) return url
  // `//host` and `/\host` name another site, and `/.//host` does once it is a `Location`.
  return url.origin === siteOrigin && !url.pathname.startsWith('//') ? url : null
}

/**
 * Path of an address in the form in which redirects are compared: decoded as far as it stays the same
 * when it is read again, in small letters, without a slash at its end. A full address is cut to its
 * path, and a query is dropped. Null for anything that is no address.
 */
export function readPath(address: string): string | null {
  const url = readAddress(address)
  if (url === null) return null
  const segments = url.pathname
    .split('/')
    .map((segment) => decode(segment).replace(signs, encodeURIComponent))
  const path = segments.join('/').normalize('NFC').toLowerCase().replace(slashesAtEnd, '')
  return /\p{Control}/u.test(path) ? null : path || '/'
}

/** The lookbehind keeps the time for many slashes linear: visitors send what they like. */
const slashesAtEnd = /(?<!\/)\/+$/

/** The same for a target on this site; null for an address of another site. */
export function readSitePath(to: string): string | null {
  return to.startsWith('/') ? readPath(to) : null
}

/** True for what a redirect may lead to: a path of this site, or an http(s) address. */
export function isTarget(to: string): boolean {
  return readAddress(to) !== null
}

/** Characters that would end a path or part it. */
const signs = /[%?#/\\]/g

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
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
