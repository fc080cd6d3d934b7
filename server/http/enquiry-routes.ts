import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type EnquiryAnswer, enquiryCalls } from '../../domain/api/enquiries.ts'
import { RequestError } from '../errors.ts'
import type { Meters } from '../metrics/meters.ts'
import { rateLimitKey } from '../rate-limit-key.ts'
import type { AccountService } from '../services/accounts.ts'
import { isCrawlingBrowser } from '../services/crawler.ts'
import { deviceClassOf } from '../services/device.ts'
import type { Enquiry, EnquiryService } from '../services/enquiries.ts'
import { consume } from '../services/sign-in-limits.ts'
import { type AuthorNames, answerAuthor } from './answers.ts'
import { type Endpoint, implement, readIfMatch } from './endpoint.ts'

interface EnquiryRouteServices {
  enquiries: EnquiryService
  accounts: AccountService
  meters: Meters
}

/** That visitors opened a chat, and what came of it. */
export function enquiryEndpoints({
  enquiries,
  accounts,
  meters,
}: EnquiryRouteServices): Endpoint[] {
  const perAddress = new RateLimiterMemory({ points: 30, duration: 60 })
  return [
    implement(
      enquiryCalls.open,
      async ({ body, request: { headers, host } }) => {
        const agent = headers['user-agent']
        if (isCrawlingBrowser(agent)) return { reference: await enquiries.standIn(body) }
        meters.counts.enquiries += 1
        return { reference: await enquiries.open(body, { device: deviceClassOf(agent), host }) }
      },
      (request) => consume(perAddress, rateLimitKey(request.ip)),
    ),
    implement(enquiryCalls.list, async ({ query: { status, ...query } }) => {
      const found = await enquiries.list(status ? { ...query, status } : query)
      const names = await accounts.names()
      return {
        orders: found.enquiries.map((enquiry) => answerEnquiry(enquiry, names)),
        total: found.total,
      }
    }),
    implement(enquiryCalls.find, async ({ body }) => {
      const names = await accounts.names()
      const found = await enquiries.find(body.message)
      return { orders: found.map((enquiry) => answerEnquiry(enquiry, names)) }
    }),
    implement(enquiryCalls.changeMany, async ({ body, caller }) => {
      const changed = await enquiries.changeMany(body, caller._id)
      const names = await accounts.names()
      return {
        message: `${changed.length === 1 ? '1 enquiry' : `${changed.length} enquiries`} saved.`,
        orders: changed.map((enquiry) => answerEnquiry(enquiry, names)),
      }
    }),
    implement(enquiryCalls.history, async ({ params: { id }, query }) => {
      const { versions, total } = await enquiries.history(id, query)
      const names = await accounts.names()
      const revisions = versions.map(({ by, ...version }) => ({
        ...version,
        by: answerAuthor(by, names),
      }))
      return { revisions, total }
    }),
    implement(enquiryCalls.change, async ({ params: { id }, body, caller, request }) => {
      const names = await accounts.names()
      try {
        const changed = await enquiries.change(id, body, caller._id, readIfMatch(request))
        return { message: `${changed.reference} saved.`, order: answerEnquiry(changed, names) }
      } catch (error) {
        if (!(error instanceof RequestError) || !error.details.isStale) throw error
        const current = answerEnquiry(await enquiries.read(id), names)
        throw new RequestError(error.status, error.message, { details: { current } })
      }
    }),
  ]
}

function answerEnquiry(enquiry: Enquiry, names: AuthorNames): EnquiryAnswer {
  return { ...enquiry, updatedBy: answerAuthor(enquiry.updatedBy, names) }
}
