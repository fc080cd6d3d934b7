export const commandPalette = {
  commandPalette: {
    label: 'Search or jump to',
    placeholder: 'Search or jump to…',
  },
  targetSearch: {
    results: 'Results',
    count: '{count, plural, =0 {No results} one {# result} other {# results}}',
    none: 'Nothing found',
  },
  productChoice: {
    hidden: 'Hide which product?',
    live: 'Publish which product?',
    products: 'Products',
  },
  useOwnActions: {
    hideProduct: 'Hide product…',
    hideThisProduct: 'Hide this product',
    showProduct: 'Publish product…',
    showThisProduct: 'Publish this product',
    theme: {
      light: 'Use the light theme',
      dark: 'Use the dark theme',
    },
    backupStarted: 'Backup started.',
    nothingToUndo: 'Nothing to undo.',
  },
  usePaletteGroups: {
    recent: 'Recent',
    screens: 'Screens',
    actions: 'Actions',
    products: 'Products',
    records: 'On your site',
    best: 'Best matches',
    more: 'More',
    enquiries: 'Enquiries',
  },
  useProductVisibility: {
    already: {
      live: '{name} is already live.',
      hidden: '{name} is already hidden.',
    },
    done: {
      live: '{name} is live.',
      hidden: '{name} hidden from visitors.',
    },
  },
} as const
