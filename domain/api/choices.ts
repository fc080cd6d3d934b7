import { z } from 'zod'
import { choice } from '../content/choice.ts'
import { defineEndpoint } from './endpoint.ts'

/** Endpoints of choices beside those that every content type has. */
export const choiceEndpoints = {
  countProducts: defineEndpoint({
    method: 'GET',
    path: `${choice.path}/products`,
    access: 'admin',
    tag: choice.labels.many,
    summary: 'How many products offer each choice, by its id; those that none offers are left out',
    response: z.object({ products: z.record(z.string(), z.int()) }),
  }),
}
