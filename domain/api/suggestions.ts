import { z } from 'zod'
import { product } from '../content/product.ts'
import { defineEndpoint } from './endpoint.ts'
import { languageQuery, searchText } from './parameters.ts'

/** A category or product that a suggestion leads to. */
const linked = z.object({ _id: z.string(), name: z.string(), path: z.string() })

const suggestions = z.object({
  categories: z.array(linked),
  /** `image` is the URL of a small variant of the first photo; empty without one. */
  products: z.array(linked.extend({ image: z.string() })),
  /** Other words for the search, such as a corrected spelling. */
  queries: z.array(z.string()),
})
export type Suggestions = z.infer<typeof suggestions>

export const suggestionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/suggestions',
    access: 'public',
    tag: product.labels.many,
    summary: 'Suggestions for what a visitor types into a search field, at most six together',
    query: languageQuery.extend({
      q: searchText.describe('Beginning of a search, of two letters or more').optional(),
    }),
    response: z.object({ suggestions }),
  }),
}
