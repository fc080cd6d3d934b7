import { createHash } from 'node:crypto'

/** The longest that a file's name may be nearly everywhere, in bytes. */
const MAX_FILE_NAME_BYTES = 200

/**
 * Under which path a plain file server has what the shop shows at an address: a query becomes folders,
 * `/product?tag=teak&page=2` is `/product/tag/teak/page/2`.
 */
export function staticPath({ pathname, search }: URL): string {
  if (search === '') return pathname
  const steps = [...new URLSearchParams(search)].flat().map(nameOf)
  return [pathname.replace(/\/$/, ''), ...steps].join('/')
}

/** The address that a page names, if it is one of the site's own that visitors reach. */
export function ownAddress(named: string, base: string, origin: string): URL | null {
  if (!URL.canParse(named, base)) return null
  const address = new URL(named, base)
  if (address.origin !== new URL(origin).origin) return null
  return /^\/(?:admin|api)(?:[/.]|$)/.test(address.pathname) ? null : address
}

function nameOf(value: string): string {
  const name = encodeURIComponent(value.replaceAll('_', '_5F')).replace(/[%.]/g, '_')
  if (name.length <= MAX_FILE_NAME_BYTES) return name
  return createHash('sha256').update(value).digest('hex')
}
