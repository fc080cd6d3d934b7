import { z } from 'zod'
import { named } from '../content/fields/reference-fields.ts'
import { feedGaps } from '../shop/feeds.ts'
import { defineEndpoint } from './endpoint.ts'

/** Maximum number of products without a feed entry in one report. */
export const MAX_LEFT_OUT = 200

/** Product catalogue feeds, which owners switch on in the settings. */
export const feedEndpoints = {
  report: defineEndpoint({
    method: 'GET',
    path: '/feeds',
    access: 'owner',
    tag: 'Feeds',
    summary: 'How many products are in the feeds, and which are left out and why',
    response: z.object({
      /** Origin of the feeds' URLs. */
      origin: z.string(),
      included: z.int(),
      leftOut: z.int(),
      /** First `MAX_LEFT_OUT` products that are left out. */
      products: z.array(named.extend({ gaps: z.array(z.enum(feedGaps)) })),
    }),
  }),
}
