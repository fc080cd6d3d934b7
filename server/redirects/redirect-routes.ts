import { redirectEndpoints } from '../../domain/api/redirects.ts'
import { redirect } from '../../domain/content/redirect.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { createContentResponses } from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { RedirectService } from './redirect-service.ts'

interface RedirectRouteServices {
  redirects: RedirectService
  content: ContentService
  accounts: AccountService
}

/** Routes of redirects beside those of every content type. */
export function createRedirectRoutes(services: RedirectRouteServices): Endpoint[] {
  const { redirects } = services
  const responses = createContentResponses(services)
  return [
    implement(redirectEndpoints.list, async ({ query }) => {
      const { records, total } = await redirects.list(query)
      const redirectData = await responses.records(redirect, records, true)
      return {
        redirectData: redirectData.map((one, index) => ({
          ...one,
          used: records[index]?.used ?? 0,
        })),
        total,
      }
    }),
    implement(redirectEndpoints.target, ({ query }) => redirects.describeTarget(query.address)),
    implement(redirectEndpoints.import, async ({ body, currentUser, say }) => {
      const counts = await redirects.import(body.csv, currentUser._id)
      return { message: say('results.redirectsImported', { ...counts }), ...counts }
    }),
  ]
}
