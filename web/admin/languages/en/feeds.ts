export const feeds = {
  feeds: {
    title: 'Feeds',
    lead: 'Product lists that Facebook, Instagram, WhatsApp Business and Google fetch automatically.',
    switch: 'Switch',
    share: 'Share products with catalogues',
    shareHint: 'Turn on to activate the links below.',
    turnedOn: 'The feeds are on.',
    turnedOff: 'The feeds are off.',
    contents: 'Products in your feeds',
    included: '{count, plural, one {# product is} other {# products are}} in the feeds.',
    leftOut:
      '{count, plural, =0 {None is left out.} one {# is left out: catalogues require a name, a price and a photo.} other {# are left out: catalogues require a name, a price and a photo.}}',
    gaps: {
      name: 'no name',
      price: 'no price',
      picture: 'no photo',
    },
    more: '… and {count, number} more.',
  },
  feedAddresses: {
    title: 'Addresses',
    explanation:
      'Add the address in the catalogue as a scheduled data feed; once a day is enough. Anyone with the address can read it; it holds only what your site shows.',
    catalogues: {
      meta: 'Facebook, Instagram and WhatsApp Business',
      google: 'Google Merchant Center',
    },
    copy: 'Copy',
    copied: 'Copied',
    copyAddress: 'Copy the address for {catalogue}',
    addressCopied: 'Copied the address for {catalogue}',
  },
} as const
