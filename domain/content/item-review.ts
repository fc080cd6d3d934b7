import { defineContent } from './content-type.ts'
import { integer } from './fields/number-fields.ts'
import { reference } from './fields/reference-fields.ts'
import { line, longText } from './fields/text-field.ts'

export const itemReview = defineContent({
  table: 'item_review',
  path: '/itemReview',
  key: 'reviewData',
  wireNames: { product: 'ourCategoriesItem' },
  operations: ['create', 'update', 'delete'],
  newest: 'first',
  labels: { one: 'Review', many: 'Reviews' },
  title: 'name',
  fields: {
    product: reference({
      to: 'product',
      required: 'required.product',
    }),
    name: line({ required: 'required.name' }),
    rating: integer({
      min: 1,
      max: 5,
      required: 'required.rating',
      invalid: 'fields.invalidRating',
    }),
    comment: longText({ required: 'required.comment' }),
  },
})
