/** The feeds by which product catalogues elsewhere fetch the products. */
export const feedPaths = {
  /** For Facebook, Instagram and WhatsApp Business. */
  meta: '/feeds/meta.csv',
  /** For Google Merchant Center. */
  google: '/feeds/google.xml',
} as const
export type FeedName = keyof typeof feedPaths

/** What a product lacks that every catalogue asks for. */
export const feedGaps = ['name', 'price', 'picture'] as const
export type FeedGap = (typeof feedGaps)[number]
