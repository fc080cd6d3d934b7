import { type EnquiryResponse, enquiryEndpoints } from '../../domain/api/enquiries.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { type AuthorNames, toAuthorResponse } from '../content/content-responses.ts'
import { type Endpoint, implement, readIfMatch } from '../http/endpoint.ts'
import { createRequestLimit } from '../http/rate-limits.ts'
import { deviceClassOf, isCrawlingBrowser } from '../http/user-agent.ts'
import { isStaleVersion, RequestError } from '../kernel/errors.ts'
import type { Meters } from '../kernel/metrics.ts'
import type { Enquiry, EnquiryService } from './enquiry-service.ts'

interface EnquiryRouteServices {
  enquiries: EnquiryService
  accounts: AccountService
  meters: Meters
}

/** Routes that record opened chats, and those that manage enquiries. */
export function createEnquiryRoutes({
  enquiries,
  accounts,
  meters,
}: EnquiryRouteServices): Endpoint[] {
  return [
    implement(
      enquiryEndpoints.open,
      async ({ body, request: { headers, host } }) => {
        const agent = headers['user-agent']
        if (isCrawlingBrowser(agent))
          return { reference: await enquiries.createPlaceholderReference(body) }
        meters.enquiries.inc()
        return { reference: await enquiries.open(body, { device: deviceClassOf(agent), host }) }
      },
      createRequestLimit({ points: 30, duration: 60 }),
    ),
    implement(enquiryEndpoints.list, async ({ query: { status, ...query } }) => {
      const found = await enquiries.list(status ? { ...query, status } : query)
      const names = await accounts.names()
      return {
        orders: found.enquiries.map((enquiry) => toEnquiryResponse(enquiry, names)),
        total: found.total,
        counts: await enquiries.countByStatus(),
      }
    }),
    implement(enquiryEndpoints.find, async ({ body }) => {
      const names = await accounts.names()
      const found = await enquiries.find(body.message)
      return { orders: found.map((enquiry) => toEnquiryResponse(enquiry, names)) }
    }),
    implement(enquiryEndpoints.changeMany, async ({ body, currentUser, say }) => {
      const changed = await enquiries.changeMany(body, currentUser._id)
      const names = await accounts.names()
      return {
        message: say('results.enquiriesSaved', { count: changed.length }),
        orders: changed.map((enquiry) => toEnquiryResponse(enquiry, names)),
      }
    }),
    implement(enquiryEndpoints.history, async ({ params: { id }, query }) => {
      const { versions, total } = await enquiries.history(id, query)
      const names = await accounts.names()
      const revisions = versions.map(({ by, ...version }) => ({
        ...version,
        by: toAuthorResponse(by, names),
      }))
      return { revisions, total }
    }),
    implement(
      enquiryEndpoints.change,
      async ({ params: { id }, body, currentUser, request, say }) => {
        const names = await accounts.names()
        try {
          const changed = await enquiries.change(id, body, currentUser._id, readIfMatch(request))
          return {
            message: say('results.enquirySaved', { reference: changed.reference }),
            order: toEnquiryResponse(changed, names),
          }
        } catch (error) {
          if (!isStaleVersion(error)) throw error
          const current = toEnquiryResponse(await enquiries.read(id), names)
          throw new RequestError(error.status, error.said, { properties: { current } })
        }
      },
    ),
  ]
}

function toEnquiryResponse(enquiry: Enquiry, names: AuthorNames): EnquiryResponse {
  return { ...enquiry, updatedBy: toAuthorResponse(enquiry.updatedBy, names) }
}
