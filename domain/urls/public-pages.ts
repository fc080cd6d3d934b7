interface PublicPage {
  path: string
  /** Path segments behind `path`, as React Router writes them; empty for none. */
  segments: string
  /** Query parameters that change the page; null for a page that is not cached. */
  parameters: readonly string[] | null
  /** Links to it are followed without a reload. */
  isListed: boolean
}

const shopParameters =
  'q category tag material width depth height unit minPrice maxPrice availability value sort page show'.split(
    ' ',
  )

/** Public pages. Routes, addresses, cache keys and the sitemap follow from this table. */
export const publicPages = {
  home: { path: '/', segments: '', parameters: [], isListed: true },
  about: { path: '/aboutus', segments: '', parameters: [], isListed: true },
  contact: { path: '/contactus', segments: '', parameters: ['product'], isListed: true },
  shop: { path: '/product', segments: ':step?', parameters: shopParameters, isListed: true },
  product: { path: '/product-detail', segments: ':step', parameters: [], isListed: true },
  rooms: { path: '/rooms', segments: '', parameters: [], isListed: false },
  room: { path: '/rooms', segments: ':step', parameters: [], isListed: false },
  compare: {
    path: '/compare',
    segments: '',
    parameters: ['ids', 'choices', 'only'],
    isListed: false,
  },
  /** Shortlist that somebody sent. */
  shortlist: { path: '/shortlist', segments: '', parameters: ['ids', 'choices'], isListed: false },
  /** Products of a list that a browser keeps, as they are now. */
  offers: {
    path: '/shortlist-offers',
    segments: '',
    parameters: ['ids', 'choices'],
    isListed: false,
  },
  /** Private preview of a product that visitors cannot see. */
  preview: { path: '/product-preview', segments: ':token', parameters: null, isListed: false },
  /** Short, because a QR code contains it; see `orderAddress`. */
  order: { path: '/o', segments: ':ending/:reference?', parameters: null, isListed: false },
} as const satisfies Record<string, PublicPage>

/** Path of a page as a route declares it: relative to the root, with its segments. */
export function routePath({ path, segments }: Pick<PublicPage, 'path' | 'segments'>): string {
  return segments === '' ? path.slice(1) : `${path.slice(1)}/${segments}`
}
