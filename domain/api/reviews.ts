import { z } from 'zod'
import { itemReview } from '../content/item-review.ts'
import { contentEndpoints } from './content.ts'
import { defineEndpoints } from './endpoint.ts'
import { languageQuery, pageQuery } from './parameters.ts'
import { recordResponse } from './record.ts'

const reviewData = z.array(recordResponse(itemReview))

/** Reviews are public per product; the list of all of them is for administrators. */
export const reviewEndpoints = {
  ...contentEndpoints(itemReview),
  ...defineEndpoints(itemReview.labels.many, {
    ofProduct: {
      method: 'GET',
      path: `${itemReview.path}/ourCategoriesItem/:id`,
      access: 'public',
      summary: 'The reviews of one product, newest first',
      query: languageQuery,
      wireNames: itemReview.wireNames,
      response: z.object({ reviewData }),
    },
    list: {
      method: 'GET',
      path: itemReview.path,
      access: 'admin',
      summary: 'All reviews, newest first',
      query: pageQuery,
      wireNames: itemReview.wireNames,
      response: z.object({ reviewData, total: z.int() }),
    },
  }),
}
