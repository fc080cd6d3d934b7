import type { ShopLanguages } from '../../domain/languages/shop-languages.ts'
import { splitLanguage } from '../../domain/urls/language-paths.ts'
import { publicPages } from '../../domain/urls/public-pages.ts'
import type { PageSource } from '../pages/page-source.ts'
import { staticPath } from './file-paths.ts'

/** Addresses of one export. */
export interface StaticAddresses {
  /** Address of a page in the export. One with a query becomes a path, and is noted. */
  addressOf(path: string): string
  /** True for an address that was made from one with a query. */
  has(pathname: string): boolean
  /** The URLs with a query that were noted since the last call. */
  takeNoted(): URL[]
}

export function createStaticAddresses(origin: string, languages: ShopLanguages): StaticAddresses {
  const made = new Set<string>()
  let noted: URL[] = []
  return {
    addressOf(path) {
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
    has: (pathname) => made.has(pathname),
    takeNoted() {
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
