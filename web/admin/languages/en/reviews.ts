export const reviews = {
  reviews: {
    lead: 'What customers say, shown on the product page.',
    none: 'No reviews yet',
    noneHint: 'Add what a customer told you, and the product it is about.',
    deleteTitle: 'Delete the review by “{name}”?',
    deleteText:
      'It disappears from the product page immediately. You can restore it from the Trash for {days, number} days.',
    deleted: 'Review deleted.',
  },
  reviewTable: {
    product: 'Product',
    customer: 'Customer',
    rating: 'Rating',
    comment: 'Comment',
    added: 'Added',
    actions: 'Actions',
    deletedProduct: 'A deleted product',
    stars: '{rating, number} of 5',
    name: 'the review by {name}',
    edit: 'Edit',
    delete: 'Delete',
  },
} as const
