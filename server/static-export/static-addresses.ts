import { createHash } from 'node:crypto'
import type { ShopLanguages } from '../../domain/languages/language.ts'
import { splitLanguage } from '../../domain/urls/language-paths.ts'
import { publicPages } from '../../domain/urls/public-pages.ts'
import type { PageSource } from '../pages/page-source.ts'

export type StaticAddresses = ReturnType<typeof createStaticAddresses>

export function createStaticAddresses(origin: string, languages: ShopLanguages) {
  const made = new Set<string>()
  let noted: URL[] = []
  return {
    /** Address of a page in the export. One with a query becomes a path, and is noted. */
    addressOf(path: string): string {
      // A selection of the product that the page shows: with several choices there are too many.
      if (path.startsWith('?')) return ''
      const address = new URL(path, origin)
      if (address.search === '') return path
      const { path: plain } = splitLanguage(address.pathname, languages)
      if (plain.startsWith(`${publicPages.product.path}/`)) return address.pathname + address.hash
      const place = staticPath(address)
      made.add(place)
      noted.push(address)
      return place + address.hash
    },
    /** True for an address that was made from one with a query. */
    has: (pathname: string): boolean => made.has(pathname),
    /** The URLs with a query that were noted since the last call. */
    takeNoted(): URL[] {
      const taken = noted
      noted = []
      return taken
    },
  }
}

/** Pages without scripts, whose addresses are those of the export. */
export function createStaticPages(pages: PageSource, { addressOf }: StaticAddresses): PageSource {
  return {
    ...pages,
    async render() {
      const render = await pages.render()
      return (request, scope) =>
        render(request, { ...scope, isInert: true, staticAddress: addressOf })
    },
  }
}

/** Maximum length of a file name, in bytes, that nearly all file systems accept. */
const MAX_FILE_NAME_BYTES = 200

/**
 * Path of a URL's file in the export: query parameters become folders, `/product?tag=teak&page=2`
 * is `/product/tag/teak/page/2`.
 */
export function staticPath({ pathname, search }: URL): string {
  if (search === '') return pathname
  const steps = [...new URLSearchParams(search)].flat().map(fileNameOf)
  return [pathname.replace(/\/$/, ''), ...steps].join('/')
}

/** The URL if it is a public one of the site, else null. */
export function ownAddress(named: string, base: string, origin: string): URL | null {
  if (!URL.canParse(named, base)) return null
  const address = new URL(named, base)
  if (address.origin !== new URL(origin).origin) return null
  return /^\/(?:admin|api)(?:[/.]|$)/.test(address.pathname) ? null : address
}

function fileNameOf(value: string): string {
  const name = encodeURIComponent(value.replaceAll('_', '_5F')).replace(/[%.]/g, '_')
  if (name.length <= MAX_FILE_NAME_BYTES) return name
  return createHash('sha256').update(value).digest('hex')
}
