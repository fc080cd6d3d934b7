import { z } from 'zod'
import { itemReview } from '../content/item-review.ts'
import { defineCall } from './call.ts'
import { contentCalls } from './content.ts'
import { pageQuery } from './parameters.ts'
import { recordAnswer } from './record.ts'

const tag = itemReview.labels.many
const reviewData = z.array(recordAnswer(itemReview))

/** Reviews are listed by their product, and all of them for administrators alone. */
export const reviewCalls = {
  ...contentCalls(itemReview),
  ofProduct: defineCall({
    method: 'GET',
    path: `${itemReview.path}/ourCategoriesItem/:id`,
    access: 'public',
    tag,
    summary: 'The reviews of one product, newest first',
    answer: z.object({ reviewData }),
  }),
  list: defineCall({
    method: 'GET',
    path: itemReview.path,
    access: 'admin',
    tag,
    summary: 'All reviews, newest first',
    query: pageQuery,
    answer: z.object({ reviewData, total: z.int() }),
  }),
}
