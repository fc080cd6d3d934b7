import { type EnquiryResponse, enquiryEndpoints } from '../../domain/api/enquiries.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { toAuthorResponse } from '../content/content-responses.ts'
import { type Endpoint, implement, readIfMatch } from '../http/endpoint.ts'
import { createRequestLimit } from '../http/rate-limits.ts'
import { deviceClassOf, isCrawlingBrowser } from '../http/user-agent.ts'
import { withCurrent } from '../kernel/errors.ts'
import type { Meters } from '../kernel/metrics.ts'
import type { QuotationService } from '../quotations/quotation-service.ts'
import type { Enquiry, EnquiryService } from './enquiry-service.ts'

interface EnquiryRouteServices {
  enquiries: EnquiryService
  quotations: Pick<QuotationService, 'ofEnquiries'>
  accounts: AccountService
  meters: Meters
}

/** Routes that record opened chats, and those that manage enquiries. */
export function createEnquiryRoutes({
  enquiries,
  quotations,
  accounts,
  meters,
}: EnquiryRouteServices): Endpoint[] {
  async function toResponses(list: Enquiry[]): Promise<EnquiryResponse[]> {
    const names = await accounts.names()
    const quoted = await quotations.ofEnquiries(list.map(({ _id }) => _id))
    return list.map((enquiry) => ({
      ...enquiry,
      updatedBy: toAuthorResponse(enquiry.updatedBy, names),
      quotations: quoted.get(enquiry._id) ?? [],
    }))
  }

  async function toResponse(enquiry: Enquiry): Promise<EnquiryResponse> {
    const [response] = await toResponses([enquiry])
    if (response === undefined) throw new Error('An enquiry has no response.')
    return response
  }

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
      return {
        orders: await toResponses(found.enquiries),
        total: found.total,
        counts: await enquiries.countByStatus(),
      }
    }),
    implement(enquiryEndpoints.find, async ({ body }) => {
      return { orders: await toResponses(await enquiries.find(body.message)) }
    }),
    implement(enquiryEndpoints.changeMany, async ({ body, currentUser, say }) => {
      const changed = await enquiries.changeMany(body, currentUser._id)
      return {
        message: say('results.enquiriesSaved', { count: changed.length }),
        orders: await toResponses(changed),
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
        const changed = await withCurrent(
          async () => toResponse(await enquiries.read(id)),
          () => enquiries.change(id, body, currentUser._id, readIfMatch(request)),
        )
        return {
          message: say('results.enquirySaved', { reference: changed.reference }),
          order: await toResponse(changed),
        }
      },
    ),
  ]
}
