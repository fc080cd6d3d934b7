import { z } from 'zod'
import { itemReview } from '../content/item-review.ts'
import { contentEndpoints } from './content.ts'
import { defineEndpoint } from './endpoint.ts'
import { languageQuery, pageQuery } from './parameters.ts'
import { recordResponse } from './record.ts'

const tag = itemReview.labels.many
const reviewData = z.array(recordResponse(itemReview))

/** Reviews are public per product; the list of all of them is for administrators. */
export const reviewEndpoints = {
  ...contentEndpoints(itemReview),
  ofProduct: defineEndpoint({
    method: 'GET',
    path: `${itemReview.path}/ourCategoriesItem/:id`,
    access: 'public',
    tag,
    summary: 'The reviews of one product, newest first',
    query: languageQuery,
    wireNames: itemReview.wireNames,
    response: z.object({ reviewData }),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: itemReview.path,
    access: 'admin',
    tag,
    summary: 'All reviews, newest first',
    query: pageQuery,
    wireNames: itemReview.wireNames,
    response: z.object({ reviewData, total: z.int() }),
  }),
}
