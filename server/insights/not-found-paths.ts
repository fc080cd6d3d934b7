import { isFixedPage, isReservedPath } from '../../domain/urls/redirect-paths.ts'
import { readPath } from '../../domain/urls/web-address.ts'

/** In characters; longer ones come from programs. */
const MAX_PATH_LENGTH = 200

/**
 * Path of an address that nothing was found at, as it is counted: in the form of `readPath`. Null for
 * files, probes for holes of other programs, paths that may be about a person, and pages that are there
 * but have nothing to show.
 */
export function readCountedPath(url: string): string | null {
  const path = readPath(url)
  if (path === null || path.length > MAX_PATH_LENGTH) return null
  if (isFixedPage(path) || isReservedPath(path)) return null
  const isPage = !file.test(path) || pageEnding.test(path)
  return isPage && !probe.test(path) && !personal.test(path) ? path : null
}

/** An ending has letters: `/chair-2.0` is no file. */
const file = /\.[a-z][a-z0-9]{0,9}$/
const pageEnding = /\.(?:html?|php\d?|aspx?|jsp|cfm)$/

/** Hidden files, and what is looked for in programs that the shop does not consist of. */
const probe = new RegExp(
  [
    /\/(?:\.|wp-|xmlrpc|phpmyadmin|phpinfo|adminer|cgi-bin|_ignition)/,
    /^\/(?:pma|administrator|wordpress|vendor\/phpunit|actuator|telescope|server-status)(?:\/|$)/,
    /^\/(?:boaform|hnap1|autodiscover|owa|solr)(?:\/|$)/,
    /\/(?:admin|login|config|setup|install|shell|cmd|alfa|wso)\d*\.php$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Addresses, telephone numbers, and the codes of orders, invitations and accounts. */
const personal = /@|\d{10}|[0-9a-z]{32}/
