import { z } from 'zod'
import { contentTypes } from '../../domain/content/index.ts'
import type { Services } from '../services.ts'
import { type Endpoint, readId } from './endpoint.ts'

/**
 * What refers to a record, before it is deleted: of a category its products, of a product its reviews
 * (`itemReview`) and the enquiries that name it (`orders`), each also when there are 0; of other
 * records nothing.
 */
export function referenceEndpoints({ references }: Services): Endpoint[] {
  return contentTypes.map((type) => ({
    method: 'GET',
    path: `${type.path}/:id/references`,
    access: 'admin',
    tag: type.labels.many,
    summary: `What a delete would touch: ${type.labels.one}`,
    answer: z.object({
      references: z.array(z.object({ resource: z.string(), count: z.number() })),
    }),
    handler: async (request) => ({ references: await references.to(type, readId(request)) }),
  }))
}
