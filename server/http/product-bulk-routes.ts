import { z } from 'zod'
import { product } from '../../domain/content/product.ts'
import { bulkChangeSchema, bulkDeleteSchema } from '../services/product-bulk.ts'
import type { Services } from '../services.ts'
import { callerOf } from './auth.ts'
import { createContentAnswers } from './content-routes.ts'
import { type Endpoint, readBody, readId } from './endpoint.ts'
import { recordSchema } from './record-schema.ts'

/**
 * Many products at once (500 at most), all of them or none, and copies. An id that is no product's is
 * 422 with `errors.ids`; `change` takes one or both of its fields, `createdBy` empty or null for none.
 */
export function productBulkEndpoints(services: Services): Endpoint[] {
  const { productBulk } = services
  const answers = createContentAnswers(services)
  const record = recordSchema(product)
  const tag = product.labels.many
  return [
    {
      method: 'PUT',
      path: `${product.path}/bulk`,
      access: 'admin',
      tag,
      summary: 'Put many products into a category, or into Something Unique',
      body: { schema: bulkChangeSchema },
      // The products in the order of their ids.
      answer: z.object({ message: z.string(), categoryItemData: z.array(record) }),
      async handler(request) {
        const change = readBody(bulkChangeSchema, request.body)
        const records = await productBulk.change(change, callerOf(request)._id)
        return {
          message: `${countProducts(records.length)} saved.`,
          categoryItemData: await answers.records(product, records, true),
        }
      },
    },
    {
      method: 'POST',
      path: `${product.path}/bulk-delete`,
      access: 'admin',
      tag,
      summary: 'Delete many products',
      body: { schema: bulkDeleteSchema },
      answer: z.object({ message: z.string() }),
      async handler(request) {
        const which = readBody(bulkDeleteSchema, request.body)
        const count = await productBulk.remove(which, callerOf(request)._id)
        return { message: `${countProducts(count)} deleted.` }
      },
    },
    {
      method: 'POST',
      path: `${product.path}/:id/duplicate`,
      access: 'admin',
      tag,
      summary: 'Copy a product, photographs included; the copy is not in Something Unique',
      status: 201,
      answer: z.object({ message: z.string(), categoryItemData: record }),
      async handler(request) {
        const copy = await productBulk.duplicate(readId(request), callerOf(request)._id)
        return {
          message: `“${copy.name}” added.`,
          categoryItemData: await answers.record(product, copy, true),
        }
      },
    },
  ]
}

function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
