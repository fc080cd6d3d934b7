import { shopParameters } from '../catalogue/product-filters.ts'

export interface PublicPage {
  path: string
  /** Path segments behind `path`, as React Router writes them. */
  segments?: ':step' | ':step?' | ':token' | ':ending/:reference?'
  /** Query parameters that change the page; null for a page that is not cached. */
  parameters?: readonly string[] | null
  /** Links to it are followed without a reload. */
  hasClientNavigation?: true
  /** Sitemap and static export begin with its path. */
  isIndexed?: true
  /** Page text that names it in the menu, whose order is that of the table. */
  menu?: string
}

/** Pages of the menu. */
const main = { hasClientNavigation: true, isIndexed: true } as const

/** Public pages. Routes, addresses, menu, cache keys, sitemap and export follow from this table. */
export const publicPages = {
  home: { path: '/', ...main, menu: 'menuHome' },
  about: { path: '/aboutus', ...main, menu: 'menuAbout' },
  shop: {
    path: '/product',
    segments: ':step?',
    parameters: shopParameters,
    ...main,
    menu: 'menuProducts',
  },
  contact: { path: '/contactus', parameters: ['product'], ...main, menu: 'menuContact' },
  product: { path: '/product-detail', segments: ':step', hasClientNavigation: true },
  rooms: { path: '/rooms', isIndexed: true },
  room: { path: '/rooms', segments: ':step' },
  compare: { path: '/compare', parameters: ['ids', 'choices', 'only'] },
  /** Shortlist that somebody sent. */
  shortlist: { path: '/shortlist', parameters: ['ids', 'choices'] },
  /** Products of a list that a browser keeps, as they are now. */
  offers: { path: '/shortlist-offers', parameters: ['ids', 'choices'] },
  /** Private preview of a product that visitors cannot see. */
  preview: { path: '/product-preview', segments: ':token', parameters: null },
  /** Short, because a QR code contains it; see `orderAddress`. */
  order: { path: '/o', segments: ':ending/:reference?', parameters: null },
} as const satisfies Record<string, PublicPage>

type Pages = typeof publicPages
export type PublicPageName = keyof Pages

/** Pages whose path alone is an address. */
export type FixedPageName = {
  [Name in PublicPageName]: Pages[Name] extends { path: string; segments?: ':step?' } ? Name : never
}[PublicPageName]

/** Paths with which sitemap and static export begin. */
export function indexedPaths(): string[] {
  return Object.values<PublicPage>(publicPages).flatMap(({ path, isIndexed }) =>
    isIndexed ? path : [],
  )
}

/** Path of a page as a route declares it: relative to the root, with its segments. */
export function routePath({ path, segments }: PublicPage): string {
  return segments === undefined ? path.slice(1) : `${path.slice(1)}/${segments}`
}
