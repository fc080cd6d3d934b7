import { z } from 'zod'
import { product } from '../content/product.ts'
import { defineEndpoints } from './endpoint.ts'
import { moment } from './record.ts'

const path = `${product.path}/:id/preview` as const

/** Preview link to share, or an administrator's own look. */
const previewKinds = ['shared', 'own'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Private preview links for products that visitors cannot see yet. */
export const previewEndpoints = defineEndpoints(product.labels.many, {
  make: {
    method: 'POST',
    path,
    access: 'admin',
    summary: 'A private link to the page: shared links work for 7 days, your own for an hour',
    body: z.object({
      kind: z.enum(previewKinds),
    }),
    status: 201,
    response: z.object({ url: z.string(), expiresAt: moment }),
  },
  /** Preview URLs are returned only once, on creation; the list has none. */
  list: {
    method: 'GET',
    path,
    access: 'admin',
    summary: 'The shared links that work, newest first',
    response: z.object({ previews: z.array(z.object({ createdAt: moment, expiresAt: moment })) }),
  },
  revoke: {
    method: 'DELETE',
    path,
    access: 'admin',
    summary: 'End every private link to the page',
    response: z.object({ message: z.string() }),
  },
})
