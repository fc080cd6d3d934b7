import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { openApiEndpoints } from '../../domain/api/openapi.ts'
import { docsPage, docsPolicy } from './api-docs-page.ts'
import { type Endpoint, implement } from './endpoint.ts'
import { describeApi } from './openapi.ts'

/** Routes for the OpenAPI description and the documentation page. */
export function createOpenApiRoutes(contracts: readonly EndpointContract[]): Endpoint[] {
  // Created at the first request: it takes a tenth of the start time.
  let description: ReturnType<typeof describeApi> | undefined
  let page: string | undefined
  return [
    implement(openApiEndpoints.openApi, async () => {
      description ??= describeApi(contracts)
      return description
    }),
    implement(openApiEndpoints.page, async ({ reply }) => {
      reply.header('content-security-policy', docsPolicy())
      page ??= docsPage(contracts)
      return page
    }),
  ]
}
