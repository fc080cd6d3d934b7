import type { Call } from '../../domain/api/call.ts'
import { descriptionCalls } from '../../domain/api/description.ts'
import { docsPage, docsPolicy } from './docs.ts'
import { type Endpoint, implement } from './endpoint.ts'
import { describeApi } from './openapi.ts'

/** The API about itself, from the same declarations that are implemented. */
export function descriptionEndpoints(calls: readonly Call[]): Endpoint[] {
  // Made for the first who asks: it takes a tenth of a start.
  let description: ReturnType<typeof describeApi> | undefined
  let page: string | undefined
  return [
    implement(descriptionCalls.openApi, async () => {
      description ??= describeApi(calls)
      return description
    }),
    implement(descriptionCalls.page, async ({ reply }) => {
      reply.header('content-security-policy', docsPolicy())
      page ??= docsPage(calls)
      return page
    }),
  ]
}
