/** Words about a product that stand on cards, in lists and on its page. */
export const offerLabels = {
  /** Name of a product without one. */
  product: 'Product',
  price: 'Price: ',
  before: ', before: ',
  /** Letters of a size such as `202 W × 120 D × 205 H cm`. */
  width: 'W',
  depth: 'D',
  height: 'H',
  cm: 'cm',
  ft: 'ft',
  in: 'in',
  /** Follows the button that orders the product of a card. */
  forProduct: ' for {name}',
  shortlistProduct: 'Shortlist {name}',
  shortlistFull: 'Your shortlist is full ({count} products). Remove one to add another.',
} as const
