import type { Call } from '../../domain/api/call.ts'
import { descriptionCalls } from '../../domain/api/description.ts'
import { docsPage } from './docs.ts'
import { type Endpoint, implement } from './endpoint.ts'
import { describeApi } from './openapi.ts'

/** The API about itself, from the same declarations that are implemented. */
export function descriptionEndpoints(calls: readonly Call[]): Endpoint[] {
  const description = describeApi(calls)
  const page = docsPage(calls)
  return [
    implement(descriptionCalls.openApi, async () => description),
    implement(descriptionCalls.page, async ({ reply }) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      return page
    }),
  ]
}
