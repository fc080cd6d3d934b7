import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { badRequest, nothingHere } from '../errors.ts'
import type { Services } from '../services.ts'
import { mendJson } from '../well-formed.ts'
import { addAuthentication } from './auth.ts'
import { contentEndpoints } from './content-routes.ts'
import { docsPage } from './docs.ts'
import { addEndpoints, type Endpoint } from './endpoint.ts'
import { historyEndpoints } from './history-routes.ts'
import { limitEndpoints } from './limit-routes.ts'
import { loginEndpoints } from './login-routes.ts'
import { bodyLimit, type UploadLimits } from './multipart.ts'
import { describeApi } from './openapi.ts'
import { orderEndpoints } from './order-routes.ts'
import { productBulkEndpoints } from './product-bulk-routes.ts'
import { productCsvEndpoints } from './product-csv-routes.ts'
import { productEndpoints } from './product-routes.ts'
import { referenceEndpoints } from './reference-routes.ts'

export interface ApiOptions {
  services: Services
  uploadLimits: UploadLimits
  siteOrigin(request: { protocol: string; host: string }): string
}

/** Every call below `/api`, in a scope of its own. */
export async function addApi(
  app: FastifyInstance,
  { services, uploadLimits, siteOrigin }: ApiOptions,
): Promise<void> {
  addBodyParsers(app)
  await app.register(multipart, { limits: { fileSize: bodyLimit(uploadLimits) } })
  addAuthentication(app, services.accounts)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    const isPublic = request.routeOptions.config.access === 'public' && request.token === null
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
    reply.header('vary', 'authorization')
  })
  const endpoints = [
    ...productEndpoints(services),
    ...productBulkEndpoints(services),
    ...productCsvEndpoints(services, uploadLimits, siteOrigin),
    ...orderEndpoints(services),
    ...loginEndpoints(services, siteOrigin),
    ...limitEndpoints(uploadLimits),
    ...contentEndpoints(services, uploadLimits),
    ...historyEndpoints(services),
    ...referenceEndpoints(services),
  ]
  addEndpoints(app, [...endpoints, ...descriptionEndpoints(endpoints)])
  // Without these the pages would answer what the API does not have.
  for (const url of ['', '/*']) {
    app.all(url, { config: { access: 'public' } }, () => Promise.reject(nothingHere()))
  }
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

function descriptionEndpoints(endpoints: Endpoint[]): Endpoint[] {
  const description = describeApi(endpoints)
  const page = docsPage(endpoints)
  return [
    {
      method: 'GET',
      path: '/openapi.json',
      access: 'public',
      tag: 'Description',
      summary: 'This API as OpenAPI 3.1',
      answer: z.object({}),
      handler: async () => description,
    },
    {
      method: 'GET',
      path: '/docs',
      access: 'public',
      tag: 'Description',
      summary: 'This API for a person to read',
      handler: (_, reply) =>
        Promise.resolve(
          reply
            .type('text/html; charset=utf-8')
            .header(
              'content-security-policy',
              "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
            )
            .send(page),
        ),
    },
  ]
}
