import type { FastifyRequest } from 'fastify'
import { quotationEndpoints } from '../../domain/api/quotations.ts'
import { quotation } from '../../domain/content/quotation.ts'
import { recordLabel } from '../../domain/messages/api-message.ts'
import { quotationPath } from '../../domain/quotation/quotation.ts'
import type { AccountService } from '../accounts/account-service.ts'
import type { ContentService } from '../content/content-service.ts'
import { withInput } from '../content/form-input.ts'
import { type Endpoint, implement, readIfMatch } from '../http/endpoint.ts'
import type { UploadLimits } from '../http/multipart.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { now } from '../kernel/clock.ts'
import { withCurrent } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { Quotation } from './edition.ts'
import { writeChatUrl } from './quotation-chat.ts'
import { createQuotationResponses } from './quotation-responses.ts'
import type { QuotationService } from './quotation-service.ts'
import { writeQuotationTable } from './quotation-table.ts'

interface QuotationRouteServices {
  quotations: QuotationService
  content: ContentService
  media: MediaLibrary
  accounts: AccountService
}

/** Routes of quotations beside those of every content type. */
export function createQuotationRoutes(
  services: QuotationRouteServices,
  uploadLimits: UploadLimits,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  const { quotations, content, media } = services
  const responses = createQuotationResponses(services)
  const label = { record: recordLabel(quotation) }

  const respond = (record: Quotation, request: FastifyRequest) =>
    responses.one(record, siteOrigin(request))
  const read = (id: string, request: FastifyRequest) => responses.read(id, siteOrigin(request))

  return [
    implement(quotationEndpoints.list, async ({ query, request }) => {
      const { records, total } = await quotations.list(query)
      const quotationData = await responses.many(records, siteOrigin(request))
      return { quotationData, total, counts: await quotations.countByState() }
    }),
    implement(quotationEndpoints.today, async ({ request }) => {
      const { accepted, waiting, expiring } = await quotations.today()
      const toMany = (list: typeof accepted) => responses.many(list.records, siteOrigin(request))
      return {
        accepted: await toMany(accepted),
        waiting: await toMany(waiting),
        expiring: await toMany(expiring),
        totals: {
          accepted: accepted.total,
          waiting: waiting.total,
          expiring: expiring.total,
        },
      }
    }),
    implement(quotationEndpoints.nextNumber, async ({ query }) => ({
      number: await quotations.nextNumber(query.pattern),
    })),
    implement(quotationEndpoints.export, async ({ query, request, reply }) => {
      const filename = `quotations-${now().slice(0, 10)}.csv`
      reply.header('content-disposition', `attachment; filename="${filename}"`)
      const { records } = await quotations.list(query)
      return writeQuotationTable(await responses.describe(records, siteOrigin(request)))
    }),
    implement(quotationEndpoints.read, async ({ params: { id }, request }) => ({
      quotationData: await read(id, request),
    })),
    implement(quotationEndpoints.create, ({ request, currentUser, say }) =>
      withInput(request, quotation, media, uploadLimits, async (input) => {
        const record = await quotations.create(input, currentUser._id)
        const quotationData = await respond(record, request)
        return { message: say('results.recordAdded', label), quotationData }
      }),
    ),
    implement(
      quotationEndpoints.createFromEnquiry,
      async ({ params: { id }, currentUser, request, say }) => {
        const record = await quotations.createFromEnquiry(id, currentUser._id)
        const quotationData = await respond(record, request)
        return { message: say('results.recordAdded', label), quotationData }
      },
    ),
    implement(quotationEndpoints.productLine, async ({ params: { id } }) => ({
      line: await quotations.lineOfProduct(id),
    })),
    implement(quotationEndpoints.update, ({ params: { id }, request, currentUser, say }) =>
      withInput(request, quotation, media, uploadLimits, async (input) => {
        const record = await withCurrent(
          () => read(id, request),
          () => quotations.update(id, input, currentUser._id, readIfMatch(request)),
        )
        const quotationData = await respond(record, request)
        return { message: say('results.recordSaved', label), quotationData }
      }),
    ),
    implement(quotationEndpoints.send, async ({ params: { id }, request, say }) => {
      const { record, edition, token } = await withCurrent(
        () => read(id, request),
        () => quotations.send(id, readIfMatch(request)),
      )
      const url = siteOrigin(request) + quotationPath(token)
      return {
        message: say('results.quotationSent', { number: edition.number }),
        quotationData: await respond(record, request),
        chatUrl: await writeChatUrl(edition, url, content),
        url,
      }
    }),
    implement(quotationEndpoints.withdraw, async ({ params: { id }, request, say }) => {
      const { number } = await quotations.withdraw(id)
      const quotationData = await read(id, request)
      return { message: say('results.quotationWithdrawn', { number }), quotationData }
    }),
    implement(quotationEndpoints.confirm, async ({ params: { id }, currentUser, request, say }) => {
      const { number } = await quotations.confirm(id, currentUser._id)
      const quotationData = await read(id, request)
      return { message: say('results.quotationConfirmed', { number }), quotationData }
    }),
    implement(quotationEndpoints.advance, async ({ params: { id }, body, request, say }) => {
      await quotations.setAdvance(id, body.received)
      const said = body.received ? 'results.advanceReceived' : 'results.advanceNotReceived'
      return { message: say(said), quotationData: await read(id, request) }
    }),
    implement(quotationEndpoints.erase, async ({ params: { id }, currentUser, request, say }) => {
      const record = await quotations.erase(id, currentUser._id)
      const quotationData = await respond(record, request)
      return { message: say('results.quotationErased'), quotationData }
    }),
  ]
}
