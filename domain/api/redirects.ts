import { z } from 'zod'
import { redirect } from '../content/redirect.ts'
import { contentEndpoints } from './content.ts'
import { defineEndpoints } from './endpoint.ts'
import { pageQuery, searchText } from './parameters.ts'
import { printable } from './product-query.ts'
import { recordResponse } from './record.ts'

/** `used` is how often it led on in the last 30 days; `to` of a product's page is its present path. */
const listed = recordResponse(redirect, { used: z.int() })

const count = z.int()

export const redirectEndpoints = {
  ...contentEndpoints(redirect),
  ...defineEndpoints(redirect.labels.many, {
    list: {
      method: 'GET',
      path: redirect.path,
      access: 'admin',
      summary: 'Redirects, newest first; `q` is part of either address',
      query: pageQuery.extend({ q: searchText.optional() }),
      response: z.object({ redirectData: z.array(listed), total: count }),
    },
    /** `to` is null where nothing is found; for a page of the site it is its own address. */
    target: {
      method: 'GET',
      path: `${redirect.path}/target`,
      access: 'admin',
      summary:
        'Where an address leads visitors: `page` is one of the site, `redirect` leads to `to`',
      query: z.object({ address: printable }),
      response: z.object({
        outcome: z.enum(['page', 'redirect', 'notFound']),
        to: z.string().nullable(),
      }),
    },
    import: {
      method: 'POST',
      path: `${redirect.path}/import`,
      access: 'admin',
      summary:
        'Import a CSV table with the columns `from,to`, all rows or none; of rows with the same `from` the last one counts',
      body: z.object({ csv: z.string() }),
      response: z.object({ message: z.string(), created: count, updated: count, unchanged: count }),
    },
  }),
}
