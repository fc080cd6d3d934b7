import { z } from 'zod'
import { named } from '../content/fields/reference-fields.ts'
import { defineEndpoints } from './endpoint.ts'
import { importCounts } from './product-import.ts'
import { moment } from './record.ts'

const message = z.string()

const importStates = ['running', 'done', 'undone'] as const

const productImport = z.object({
  _id: z.string(),
  at: moment,
  /** Null for an administrator who has been removed since. */
  by: named.nullable(),
  /** Program that wrote the table. */
  format: z.string(),
  counts: importCounts,
  /** Pictures named by their addresses, each address once; `done` have reached a product. */
  pictures: z.object({ total: z.int(), done: z.int(), failed: z.int() }),
  /** Running while pictures are fetched. */
  state: z.enum(importStates),
})
export type ProductImport = z.infer<typeof productImport>

const failure = z.object({
  url: z.string(),
  /** The first product that names it. */
  product: named,
  /** A sentence. */
  reason: z.string(),
})
export type PictureFailure = z.infer<typeof failure>

/** Imports of products, whose pictures are fetched afterwards. */
export const importEndpoints = defineEndpoints('Imports', {
  list: {
    method: 'GET',
    path: '/imports',
    access: 'admin',
    summary: 'The last hundred imports, newest first',
    response: z.object({ imports: z.array(productImport) }),
  },
  read: {
    method: 'GET',
    path: '/imports/:id',
    access: 'admin',
    summary:
      'One import, with the pictures that could not be fetched and the number of its redirects',
    response: z.object({
      import: productImport.extend({
        failures: z.array(failure),
        /** Redirects from old addresses that it made and that are still there. */
        redirects: z.int(),
      }),
    }),
  },
  /**
   * New products go to the trash, changed ones get their former values, and new categories without
   * other products go. What somebody changed since is kept. A 409 if it was undone before.
   */
  undo: {
    method: 'POST',
    path: '/imports/:id/undo',
    access: 'admin',
    summary: 'Undo a whole import; every change is in the history',
    response: z.object({
      message,
      /** Products and categories that stay because they were changed since. */
      kept: z.array(named),
    }),
  },
  /** A 409 if the import was undone. */
  retry: {
    method: 'POST',
    path: '/imports/:id/retry',
    access: 'admin',
    summary: 'Fetch the pictures again that could not be fetched',
    response: z.object({ message }),
  },
})
