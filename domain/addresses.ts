/** The paths of the public pages. */
export const addresses = {
  home: '/',
  about: '/aboutus',
  contact: '/contactus',
  shop: '/product',
  category: (id: string) => `/product/${encodeURIComponent(id)}`,
  product: (id: string) => `/product-detail/${encodeURIComponent(id)}`,
  /** The private one of a product that visitors do not see. */
  preview: (token: string) => `/product-preview/${encodeURIComponent(token)}`,
} as const

/** Whether a path is one of the public pages'. */
export function isPageAddress(path: string): boolean {
  return /^\/(?:$|(?:aboutus|contactus|product|product-detail)(?:\/|$))/.test(path)
}
