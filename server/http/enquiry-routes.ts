import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type EnquiryAnswer, enquiryCalls } from '../../domain/api/enquiries.ts'
import { RequestError } from '../errors.ts'
import type { Enquiry } from '../services/enquiries.ts'
import { consume } from '../services/sign-in-limits.ts'
import type { Services } from '../services.ts'
import { type AuthorNames, answerAuthor } from './answers.ts'
import { type Endpoint, implement, readIfMatch } from './endpoint.ts'

/** That visitors opened a chat, and what came of it. */
export function enquiryEndpoints({ enquiries, accounts }: Services): Endpoint[] {
  const perAddress = new RateLimiterMemory({ points: 30, duration: 60 })
  return [
    implement(
      enquiryCalls.open,
      async ({ body }) => ({ reference: await enquiries.open(body) }),
      (request) => consume(perAddress, request.ip),
    ),
    implement(enquiryCalls.list, async ({ query: { status, ...query } }) => {
      const found = await enquiries.list(status ? { ...query, status } : query)
      const names = await accounts.names()
      return {
        orders: found.enquiries.map((enquiry) => answerEnquiry(enquiry, names)),
        total: found.total,
      }
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
