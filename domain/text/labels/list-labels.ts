/** Labels of lists of products: the shortlist, one that was sent, and the comparison. */
export const listLabels = {
  closeShortlist: 'Close shortlist',
  remove: 'Remove {name}',
  compare: 'Compare {name}',
  sentProducts: 'Products of this list',
  sideBySide: 'Products side by side',
  askOrRemove: 'Ask or remove',
  /** Follows the button that asks about a product. */
  aboutProduct: ' about {name}',
  notSpecified: 'Not specified',
} as const
