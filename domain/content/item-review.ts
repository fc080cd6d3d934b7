import { defineContent } from './content-type.ts'
import { integer, line, longText, reference } from './fields/fields.ts'

export const itemReview = defineContent({
  table: 'item_review',
  path: '/itemReview',
  keys: { list: 'reviewData', one: 'reviewData' },
  operations: ['create', 'update', 'delete'],
  single: false,
  newest: 'first',
  labels: { one: 'Review', many: 'Reviews' },
  title: 'name',
  fields: {
    ourCategoriesItem: reference({
      label: 'Product',
      to: 'product',
      required: 'The product field is required.',
      unknown: 'Product not found',
    }),
    name: line({ label: 'Name', required: 'The name field is required.' }),
    rating: integer({
      label: 'Rating',
      min: 1,
      max: 5,
      required: 'The rating field is required.',
      invalid: 'Rating must be a whole number from 1 to 5',
    }),
    comment: longText({ label: 'Comment', required: 'The comment field is required.' }),
  },
})
