import { randomUUID } from 'node:crypto'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { addFeedRoutes } from '../feeds/feed-routes.ts'
import { handleClientError } from '../http/client-errors.ts'
import { addErrorHandler } from '../http/error-handler.ts'
import { drainOnClose } from '../http/http-server.ts'
import { bodyLimit } from '../http/multipart.ts'
import { createRateLimit } from '../http/rate-limits.ts'
import { dropSlowBodies, slowHeaderLimits } from '../http/request-timeouts.ts'
import { readableAddress, refuseMalformed } from '../http/request-url.ts'
import { createCommonHeaders } from '../http/security-headers.ts'
import { createSiteOrigin } from '../http/site-origin.ts'
import { createViewCounter } from '../insights/page-view-counter.ts'
import { createLoggerOptions } from '../kernel/logger.ts'
import type { Meters } from '../kernel/metrics.ts'
import { addMediaRoutes } from '../media/media-routes.ts'
import { addDiscoveryRoutes } from '../pages/discovery-routes.ts'
import { addPages } from '../pages/page-routes.ts'
import type { PageSource } from '../pages/page-source.ts'
import { addCacheHook } from '../response-cache/cache-hook.ts'
import { createSharedCaching } from '../response-cache/cdn-headers.ts'
import { createResponseCache } from '../response-cache/response-cache.ts'
import type { S3Location } from '../storage/s3-location.ts'
import { addApi } from './api.ts'
import type { Config } from './config.ts'
import { addProbes } from './health.ts'
import { addMetrics } from './metrics-routes.ts'
import type { Services } from './services.ts'

export type AppConfig = Pick<
  Config,
  | 'publicUrl'
  | 'trustProxy'
  | 'maxImageBytes'
  | 'maxVideoBytes'
  | 'readSeconds'
  | 'logLevel'
  | 'validatesResponses'
  | 'media'
  | 'purgeUrl'
  | 'metricsToken'
>

/**
 * Endpoints validate with the zod schemas of `domain/api`, so Fastify's own compilers are never
 * loaded.
 */
const withoutSchemas = { buildValidator: refuseSchema, buildSerializer: refuseSchema }

function refuseSchema(): never {
  throw new Error('A route declares a Fastify schema. Declare an endpoint in domain/api instead.')
}

/** The Fastify server without listening. Without a page source it serves only the API and media. */
export function createApp(
  config: AppConfig,
  services: Services,
  pages: PageSource | null,
  rateLimit = createRateLimit(config.readSeconds),
): FastifyInstance {
  const { revision, meters } = services
  const cache = createResponseCache()
  meters.pageCacheBytes.readFrom(async () => cache.sizeBytes())
  const { publicUrl, trustProxy } = config
  const recordView = createViewCounter(services)
  const commonHeaders = createCommonHeaders(publicUrl)
  const app: FastifyInstance = Fastify({
    logger: createLoggerOptions(config.logLevel),
    // A hook below writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: bodyLimit(config),
    routerOptions: { maxParamLength: 200 },
    // Idle connections must not delay the shutdown.
    forceCloseConnections: 'idle',
    // While shutting down, requests on open connections are still served.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    rewriteUrl: readableAddress,
    http: slowHeaderLimits,
    schemaController: { compilersFactory: withoutSchemas },
  })
  // Only the API reads bodies.
  app.removeAllContentTypeParsers()
  services.backgroundErrors.logTo((error, message) => app.log.error({ err: error }, message))
  drainOnClose(app)
  dropSlowBodies(app)
  const siteOrigin = createSiteOrigin(publicUrl)
  const shared = createSharedCaching(config.purgeUrl)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'x-request-id': request.id })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
    count(meters, request, reply)
  })
  addCacheHook(app, {
    cache,
    revision,
    onHit({ url }) {
      const isOfApi = url.startsWith(`${apiPrefix}/`)
      meters[isOfApi ? 'cachedResponsesSent' : 'cachedPagesSent'].inc()
    },
  })
  refuseMalformed(app)
  addErrorHandler(app)
  addProbes(app, services.health)
  addMetrics(app, meters, config.metricsToken)
  const { validatesResponses } = config
  app.register(
    async (scope) =>
      addApi(scope, {
        services,
        uploadLimits: config,
        siteOrigin,
        validatesResponses,
        cache,
        rateLimit,
        pages,
      }),
    { prefix: apiPrefix },
  )
  app.register(async (scope) => addMediaRoutes(scope, services, shared))
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => void reply.headers(shared.ofDerived))
    addDiscoveryRoutes(scope, services, siteOrigin, { cache, rateLimit, shared })
    addFeedRoutes(scope, services, siteOrigin, rateLimit)
  })
  if (pages !== null)
    app.register(async (scope) =>
      addPages(scope, {
        services,
        pages,
        cache,
        siteOrigin,
        rateLimit,
        shared,
        mediaOrigin: mediaOriginOf(config.media),
        recordView,
      }),
    )
  return app
}

const apiPrefix = '/api'
const signIn = `${apiPrefix}/admin/login`

function count(
  meters: Meters,
  { method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode, elapsedTime } = reply
  const route = routeOptions.url ?? 'none'
  meters.requests.observe({ method, route, status: statusCode }, elapsedTime / 1_000)
  const isRefused = statusCode === 401 || statusCode === 429
  if (isRefused && route === signIn && method === 'POST') meters.signInFailures.inc()
}

/** Origin that browsers load images from, or null when this server delivers them. */
function mediaOriginOf(location: S3Location | null): string | null {
  if (location === null || location.delivery === 'proxy') return null
  return new URL(location.address).origin
}
