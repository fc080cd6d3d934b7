import { z } from 'zod'
import { product } from '../content/product.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment } from './record.ts'

const tag = product.labels.many
const path = `${product.path}/:id/preview` as const

/** Preview link to share, or an administrator's own look. */
const previewKinds = ['shared', 'own'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Private preview links for products that visitors cannot see yet. */
export const previewEndpoints = {
  make: defineEndpoint({
    method: 'POST',
    path,
    access: 'admin',
    tag,
    summary: 'A private link to the page: shared links work for 7 days, your own for an hour',
    body: z.object({
      kind: z.enum(previewKinds),
    }),
    status: 201,
    response: z.object({ url: z.string(), expiresAt: moment }),
  }),
  /** Preview URLs are returned only once, on creation; the list has none. */
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
