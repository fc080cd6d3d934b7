import { z } from 'zod'
import { product } from '../content/product.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment } from './record.ts'

const tag = product.labels.many
const path = `${product.path}/:id/preview` as const

/** One to be sent to somebody, or the look that an administrator takes. */
const previewKinds = ['shared', 'own'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Private addresses of a product's page, for products that visitors do not see. */
export const previewEndpoints = {
  make: defineEndpoint({
    method: 'POST',
    path,
    access: 'admin',
    tag,
    summary: 'A private link to the page: shared links work for 7 days, your own for an hour',
    body: z.object({
      kind: z.enum(previewKinds, { error: `must be one of ${previewKinds.join(', ')}` }),
    }),
    status: 201,
    response: z.object({ url: z.string(), expiresAt: moment }),
  }),
  /** The addresses themselves are told once, when they are made. */
  list: defineEndpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'The shared links that work, newest first',
    response: z.object({ previews: z.array(z.object({ createdAt: moment, expiresAt: moment })) }),
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path,
    access: 'admin',
    tag,
    summary: 'End every private link to the page',
    response: z.object({ message: z.string() }),
  }),
}
