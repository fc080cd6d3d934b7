/** The paths of the public pages. */
export const addresses = {
  home: '/',
  about: '/aboutus',
  contact: '/contactus',
  shop: '/product',
  category: (id: string) => `/product/${encodeURIComponent(id)}`,
  product: (id: string) => `/product-detail/${encodeURIComponent(id)}`,
} as const
