import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { apiCalls } from '../../domain/api/index.ts'
import { badRequest } from '../errors.ts'
import type { FairShare } from '../fair-share.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import type { Services } from '../services.ts'
import type { SiteOrigin } from '../site-origin.ts'
import { mendJson } from '../well-formed.ts'
import { accessOf } from './auth.ts'
import { backupEndpoints } from './backup-routes.ts'
import { contentEndpoints } from './content-routes.ts'
import { dashboardEndpoints } from './dashboard-routes.ts'
import { descriptionEndpoints } from './description-routes.ts'
import { enquiryEndpoints } from './enquiry-routes.ts'
import { feedEndpoints } from './feed-routes.ts'
import { historyEndpoints } from './history-routes.ts'
import { limitEndpoints } from './limit-routes.ts'
import { loginEndpoints } from './login-routes.ts'
import { bodyLimit, type UploadLimits } from './multipart.ts'
import { productBulkEndpoints } from './product-bulk-routes.ts'
import { productCsvEndpoints } from './product-csv-routes.ts'
import { productPreviewEndpoints } from './product-preview-routes.ts'
import { productEndpoints } from './product-routes.ts'
import { reviewEndpoints } from './review-routes.ts'
import { secondFactorEndpoints } from './second-factor-routes.ts'
import { addEndpoints, expectEvery } from './served-endpoints.ts'

export interface ApiOptions {
  services: Services
  uploadLimits: UploadLimits
  siteOrigin: SiteOrigin
  /** Whether an answer that is not as declared is a failure. */
  checksAnswers: boolean
  cache: ResponseCache
  /** What visitors have to share. */
  share: FairShare
}

/** Every call below `/api`, in a scope of its own. */
export async function addApi(
  app: FastifyInstance,
  { services, uploadLimits, siteOrigin, checksAnswers, cache, share }: ApiOptions,
): Promise<void> {
  addBodyParsers(app)
  await app.register(multipart, { limits: { fileSize: bodyLimit(uploadLimits) } })
  app.addHook('onSend', async (request, reply) => {
    // Whoever hears that a write is done sees it on every page from then on.
    if (request.method !== 'GET' && request.method !== 'HEAD') await services.revision.touch()
    reply.header('referrer-policy', 'no-referrer')
    const isPublic = accessOf(request) === 'public' && request.token === null
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
    if (!reply.hasHeader('vary')) reply.header('vary', 'authorization')
  })
  const endpoints = [
    ...productEndpoints(services, siteOrigin),
    ...productBulkEndpoints(services),
    ...productCsvEndpoints(services, uploadLimits, siteOrigin),
    ...productPreviewEndpoints(services, siteOrigin),
    ...reviewEndpoints(services),
    ...enquiryEndpoints(services),
    ...dashboardEndpoints(services),
    ...loginEndpoints(services, siteOrigin),
    ...secondFactorEndpoints(services),
    ...limitEndpoints(uploadLimits),
    ...contentEndpoints(services, uploadLimits),
    ...historyEndpoints(services),
    ...backupEndpoints(services),
    ...feedEndpoints(services, siteOrigin),
    ...descriptionEndpoints([...apiCalls]),
  ]
  expectEvery(apiCalls, endpoints)
  addEndpoints(app, endpoints, services.accounts, {
    checksAnswers,
    cache,
    revision: services.revision,
    share,
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
