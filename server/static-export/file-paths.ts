import { createHash } from 'node:crypto'

/** Maximum length of a file name, in bytes, that nearly all file systems accept. */
const MAX_FILE_NAME_BYTES = 200

/**
 * Path of a URL's file in the export: query parameters become folders, `/product?tag=teak&page=2`
 * is `/product/tag/teak/page/2`.
 */
export function staticPath({ pathname, search }: URL): string {
  if (search === '') return pathname
  const steps = [...new URLSearchParams(search)].flat().map(nameOf)
  return [pathname.replace(/\/$/, ''), ...steps].join('/')
}

/** The URL if it is a public one of the site, else null. */
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
