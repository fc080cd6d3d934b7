/** Labels of the comparison. */
export const comparisonLabels = {
  products: 'Products side by side',
  askOrRemove: 'Ask or remove',
  /** Follows the button that asks about a product. */
  aboutProduct: ' about {name}',
  notSpecified: 'Not specified',
} as const
