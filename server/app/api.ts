import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { quotation } from '../../domain/content/quotation.ts'
import { message } from '../../domain/messages/api-message.ts'
import { createLoginRoutes } from '../accounts/login-routes.ts'
import { createBackupRoutes } from '../backup/backup-routes.ts'
import { createImportRoutes } from '../catalogue/import/import-routes.ts'
import { createProductCsvRoutes } from '../catalogue/import/product-csv-routes.ts'
import { createProductBulkRoutes } from '../catalogue/product-bulk-routes.ts'
import { createProductRoutes } from '../catalogue/product-routes.ts'
import { createReviewRoutes } from '../catalogue/review-routes.ts'
import { createSuggestionRoutes } from '../catalogue/suggestion-routes.ts'
import { createVisitorReads } from '../catalogue/visitor-reads.ts'
import { createContentRoutes } from '../content/content-routes.ts'
import { createHistoryRoutes } from '../content/history-routes.ts'
import { createTranslationGapRoutes } from '../content/translations/translation-gap-routes.ts'
import { createEnquiryRoutes } from '../enquiries/enquiry-routes.ts'
import { createFeedRoutes } from '../feeds/feed-routes.ts'
import { accessOf } from '../http/authentication.ts'
import { addEndpoints, expectEvery } from '../http/endpoint-router.ts'
import { bodyLimit, type UploadLimits } from '../http/multipart.ts'
import { createOpenApiRoutes } from '../http/openapi-routes.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { mendJson } from '../http/well-formed-json.ts'
import { createDashboardRoutes } from '../insights/dashboard-routes.ts'
import { BYTES_PER_MEGABYTE } from '../kernel/bytes.ts'
import { badRequest } from '../kernel/errors.ts'
import { createLimitRoutes } from '../media/media-routes.ts'
import { createPictureRoutes } from '../media/pictures/picture-routes.ts'
import type { PageSource } from '../pages/page-source.ts'
import { createSiteEditorRoutes } from '../pages/site-editor.ts'
import { createQuotationResponses } from '../quotations/quotation-responses.ts'
import { createQuotationRoutes } from '../quotations/quotation-routes.ts'
import { createRedirectRoutes } from '../redirects/redirect-routes.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import type { Services } from './services.ts'

export interface ApiOptions {
  services: Services
  uploadLimits: UploadLimits
  siteOrigin: SiteOrigin
  /** Turns a response that breaks its declared schema into an error. */
  validatesResponses: boolean
  cache: ResponseCache
  /** Rate limit of anonymous GET requests, shared with the pages. */
  rateLimit: RateLimit
  /** Pages that the site editor shows; null without any. */
  pages: PageSource | null
}

/** Registers every endpoint below `/api` in a Fastify scope of its own. */
export async function addApi(
  app: FastifyInstance,
  { services, uploadLimits, siteOrigin, validatesResponses, cache, rateLimit, pages }: ApiOptions,
): Promise<void> {
  addBodyParser(app)
  await app.register(multipart, { limits: { fileSize: bodyLimit(uploadLimits) } })
  app.addHook('onSend', async (request, reply) => {
    // Read your own writes: pages requested after this response show the change.
    if (request.method !== 'GET' && request.method !== 'HEAD') await services.revision.invalidate()
    const isPublic = accessOf(request) === 'public' && request.token === null
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
    if (!reply.hasHeader('vary')) reply.header('vary', 'authorization')
  })
  const quotationResponses = createQuotationResponses(services)
  const endpoints = [
    ...createProductRoutes(services, siteOrigin),
    ...createSuggestionRoutes(services),
    ...createProductBulkRoutes(services),
    ...createProductCsvRoutes(services, uploadLimits, siteOrigin),
    ...createImportRoutes(services),
    ...createSiteEditorRoutes(services, pages, siteOrigin),
    ...createReviewRoutes(services),
    ...createRedirectRoutes(services),
    ...createPictureRoutes(services, uploadLimits),
    ...createEnquiryRoutes(services),
    ...createQuotationRoutes(services, uploadLimits, siteOrigin),
    ...createDashboardRoutes(services),
    ...createLoginRoutes(services, siteOrigin),
    ...createLimitRoutes(uploadLimits),
    ...createContentRoutes(services, createVisitorReads(services), uploadLimits),
    ...createHistoryRoutes(
      services,
      new Map([
        [quotation.table, (id, request) => quotationResponses.read(id, siteOrigin(request))],
      ]),
    ),
    ...createBackupRoutes(services),
    ...createFeedRoutes(services, siteOrigin),
    ...createTranslationGapRoutes(services),
    ...createOpenApiRoutes([...apiEndpoints]),
  ]
  expectEvery(apiEndpoints, endpoints)
  addEndpoints(app, endpoints, services.accounts, {
    validatesResponses,
    cache,
    revision: services.revision,
    rateLimit,
  })
}

/** Maximum size of a JSON body; public endpoints accept less. A CSV import needs 5 MB. */
const MAX_JSON_BYTES = 8 * BYTES_PER_MEGABYTE

/** Adds the JSON parser; it reads an empty body as `{}`, for `POST` without fields. */
function addBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_JSON_BYTES },
    (request, body, done) => {
      if (body === '') return done(null, {})
      parse(request, mendJson(body.toString()), (error, value) =>
        error ? done(badRequest(message('requests.invalidJson'))) : done(null, value),
      )
    },
  )
}
