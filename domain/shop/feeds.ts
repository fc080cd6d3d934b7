/** Paths of the product feeds that external catalogues fetch. */
export const feedPaths = {
  /** Facebook, Instagram and WhatsApp Business. */
  meta: '/feeds/meta.csv',
  /** Google Merchant Center. */
  google: '/feeds/google.xml',
} as const
export type FeedName = keyof typeof feedPaths

/** Missing values that every catalogue requires. */
export const feedGaps = ['name', 'price', 'picture'] as const
export type FeedGap = (typeof feedGaps)[number]
