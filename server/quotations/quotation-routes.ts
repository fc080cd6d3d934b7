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
import { isStaleVersion, RequestError } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
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
  const one = recordLabel(quotation)

  /** The quotation as it is now. */
  const respond = async (id: string, request: Parameters<SiteOrigin>[0]) =>
    responses.one(await quotations.read(id), siteOrigin(request))

  /** Adds the present quotation to a version conflict (409). */
  async function withConflict<R>(
    id: string,
    request: Parameters<SiteOrigin>[0],
    write: () => Promise<R>,
  ): Promise<R> {
    try {
      return await write()
    } catch (error) {
      if (!isStaleVersion(error)) throw error
      const current = await respond(id, request)
      throw new RequestError(error.status, error.said, { properties: { current } })
    }
  }

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
    implement(quotationEndpoints.export, async ({ query, request, reply }) => {
      const filename = `quotations-${now().slice(0, 10)}.csv`
      reply.header('content-disposition', `attachment; filename="${filename}"`)
      const { records } = await quotations.list(query)
      return writeQuotationTable(await responses.many(records, siteOrigin(request)))
    }),
    implement(quotationEndpoints.read, async ({ params: { id }, request }) => ({
      quotationData: await respond(id, request),
    })),
    implement(quotationEndpoints.create, ({ request, currentUser, say }) =>
      withInput(request, quotation, media, uploadLimits, async (input) => {
        const record = await quotations.create(input, currentUser._id)
        return {
          message: say('results.recordAdded', { record: one }),
          quotationData: await responses.one(record, siteOrigin(request)),
        }
      }),
    ),
    implement(
      quotationEndpoints.createFromEnquiry,
      async ({ params: { id }, currentUser, request, say }) => {
        const record = await quotations.createFromEnquiry(id, currentUser._id)
        return {
          message: say('results.recordAdded', { record: one }),
          quotationData: await responses.one(record, siteOrigin(request)),
        }
      },
    ),
    implement(quotationEndpoints.productLine, async ({ params: { id } }) => ({
      line: await quotations.lineOfProduct(id),
    })),
    implement(quotationEndpoints.update, ({ params: { id }, request, currentUser, say }) =>
      withInput(request, quotation, media, uploadLimits, (input) =>
        withConflict(id, request, async () => {
          const ifVersion = readIfMatch(request)
          const record = await quotations.update(id, input, currentUser._id, ifVersion)
          return {
            message: say('results.recordSaved', { record: one }),
            quotationData: await responses.one(record, siteOrigin(request)),
          }
        }),
      ),
    ),
    implement(quotationEndpoints.send, ({ params: { id }, request, say }) =>
      withConflict(id, request, async () => {
        const { record, edition, token } = await quotations.send(id, readIfMatch(request))
        const origin = siteOrigin(request)
        const url = origin + quotationPath(token)
        return {
          message: say('results.quotationSent', { number: edition.number }),
          quotationData: await responses.one(record, origin),
          chatUrl: await writeChatUrl(edition, url, content),
          url,
        }
      }),
    ),
    implement(quotationEndpoints.withdraw, async ({ params: { id }, request, say }) => {
      const { number } = await quotations.withdraw(id)
      const quotationData = await respond(id, request)
      return { message: say('results.quotationWithdrawn', { number }), quotationData }
    }),
    implement(quotationEndpoints.confirm, async ({ params: { id }, currentUser, request, say }) => {
      const { number } = await quotations.confirm(id, currentUser._id)
      const quotationData = await respond(id, request)
      return { message: say('results.quotationConfirmed', { number }), quotationData }
    }),
    implement(quotationEndpoints.advance, async ({ params: { id }, body, request, say }) => {
      await quotations.setAdvance(id, body.received)
      const said = body.received ? 'results.advanceReceived' : 'results.advanceNotReceived'
      return { message: say(said), quotationData: await respond(id, request) }
    }),
    implement(quotationEndpoints.erase, async ({ params: { id }, currentUser, request, say }) => {
      const record = await quotations.erase(id, currentUser._id)
      const quotationData = await responses.one(record, siteOrigin(request))
      return { message: say('results.quotationErased'), quotationData }
    }),
  ]
}
