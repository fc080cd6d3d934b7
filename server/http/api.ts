import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { apiEndpoints } from '../../domain/api/index.ts'
import { badRequest } from '../errors.ts'
import type { RateLimit } from '../fair-share.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import type { Services } from '../services.ts'
import type { SiteOrigin } from '../site-origin.ts'
import { mendJson } from '../well-formed.ts'
import { accessOf } from './auth.ts'
import { createBackupRoutes } from './backup-routes.ts'
import { createContentRoutes } from './content-routes.ts'
import { createDashboardRoutes } from './dashboard-routes.ts'
import { createOpenApiRoutes } from './description-routes.ts'
import { createEnquiryRoutes } from './enquiry-routes.ts'
import { createFeedRoutes } from './feed-routes.ts'
import { createHistoryRoutes } from './history-routes.ts'
import { createLimitRoutes } from './limit-routes.ts'
import { createLoginRoutes } from './login-routes.ts'
import { bodyLimit, type UploadLimits } from './multipart.ts'
import { createProductBulkRoutes } from './product-bulk-routes.ts'
import { createProductCsvRoutes } from './product-csv-routes.ts'
import { createProductPreviewRoutes } from './product-preview-routes.ts'
import { createProductRoutes } from './product-routes.ts'
import { createReviewRoutes } from './review-routes.ts'
import { createTwoFactorRoutes } from './second-factor-routes.ts'
import { addEndpoints, expectEvery } from './served-endpoints.ts'

export interface ApiOptions {
  services: Services
  uploadLimits: UploadLimits
  siteOrigin: SiteOrigin
  /** Whether an answer that is not as declared is a failure. */
  validatesResponses: boolean
  cache: ResponseCache
  /** What visitors have to share. */
  rateLimit: RateLimit
}

/** Every call below `/api`, in a scope of its own. */
export async function addApi(
  app: FastifyInstance,
  { services, uploadLimits, siteOrigin, validatesResponses, cache, rateLimit }: ApiOptions,
): Promise<void> {
  addBodyParsers(app)
  await app.register(multipart, { limits: { fileSize: bodyLimit(uploadLimits) } })
  app.addHook('onSend', async (request, reply) => {
    // Whoever hears that a write is done sees it on every page from then on.
    if (request.method !== 'GET' && request.method !== 'HEAD') await services.revision.invalidate()
    reply.header('referrer-policy', 'no-referrer')
    const isPublic = accessOf(request) === 'public' && request.token === null
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
    if (!reply.hasHeader('vary')) reply.header('vary', 'authorization')
  })
  const endpoints = [
    ...createProductRoutes(services, siteOrigin),
    ...createProductBulkRoutes(services),
    ...createProductCsvRoutes(services, uploadLimits, siteOrigin),
    ...createProductPreviewRoutes(services, siteOrigin),
    ...createReviewRoutes(services),
    ...createEnquiryRoutes(services),
    ...createDashboardRoutes(services),
    ...createLoginRoutes(services, siteOrigin),
    ...createTwoFactorRoutes(services),
    ...createLimitRoutes(uploadLimits),
    ...createContentRoutes(services, uploadLimits),
    ...createHistoryRoutes(services),
    ...createBackupRoutes(services),
    ...createFeedRoutes(services, siteOrigin),
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

/** JSON by a parser that takes an empty body for an empty object: `POST` without fields is a call too. */
function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    parse(request, mendJson(body.toString()), (error, value) =>
      error ? done(badRequest('The body is not valid JSON.')) : done(null, value),
    )
  })
}
