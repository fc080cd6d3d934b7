import { z } from 'zod'
import { feedGaps } from '../shop/feeds.ts'
import { defineEndpoint } from './endpoint.ts'
import { named } from './record.ts'

/** Products that stand in no feed, as many as one looks through. */
export const MAX_LEFT_OUT = 200

/** The feeds for product catalogues, which owners switch on in the settings. */
export const feedEndpoints = {
  report: defineEndpoint({
    method: 'GET',
    path: '/feeds',
    access: 'owner',
    tag: 'Feeds',
    summary: 'How many products are in the feeds, and which are left out and why',
    response: z.object({
      /** What the feeds' addresses begin with. */
      origin: z.string(),
      included: z.int(),
      leftOut: z.int(),
      /** The first of those that are left out. */
      products: z.array(named.extend({ gaps: z.array(z.enum(feedGaps)) })),
    }),
  }),
}
