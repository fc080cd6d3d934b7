/** Label of a shortlist that was sent. */
export const listLabels = { products: 'Products of this list' } as const
