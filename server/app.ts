import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import { createFairShare } from './fair-share.ts'
import { addApi } from './http/api.ts'
import { answerClientError } from './http/client-errors.ts'
import { addDiscoveryRoutes } from './http/discovery-routes.ts'
import { addErrorHandler } from './http/error-handler.ts'
import { addMediaRoutes } from './http/media-routes.ts'
import { bodyLimit } from './http/multipart.ts'
import { addProbes } from './http/probes.ts'
import { originOf, readableAddress, refuseMalformed } from './http/request-address.ts'
import { dropSlowBodies, slowHeaderLimits } from './http/slow-bodies.ts'
import { createLoggerOptions } from './logger.ts'
import { addPages, type PageSource } from './pages.ts'
import type { Services } from './services.ts'

export type AppConfig = Pick<
  Config,
  | 'publicUrl'
  | 'trustProxy'
  | 'maxImageBytes'
  | 'maxVideoBytes'
  | 'readSeconds'
  | 'logLevel'
  | 'checksAnswers'
>

/** The whole of the server but listening. Without a page source it answers the API and the media alone. */
export function createApp(
  config: AppConfig,
  services: Services,
  pages: PageSource | null,
): FastifyInstance {
  const app = Fastify({
    logger: createLoggerOptions(config.logLevel),
    // One line a request is written below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimit(config),
    routerOptions: { maxParamLength: 200 },
    // A connection that only idles must not hold up the shutdown.
    forceCloseConnections: 'idle',
    http: slowHeaderLimits,
    clientErrorHandler: answerClientError,
    rewriteUrl: readableAddress,
  })
  dropSlowBodies(app)
  const siteOrigin = (request: { protocol: string; host: string }) =>
    config.publicUrl ?? originOf(request)
  const share = createFairShare(config.readSeconds)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })
  refuseMalformed(app)
  addErrorHandler(app)
  addProbes(app, services.health)
  const { checksAnswers } = config
  app.register(
    async (scope) =>
      addApi(scope, { services, uploadLimits: config, siteOrigin, checksAnswers, share }),
    { prefix: '/api' },
  )
  app.register(async (scope) => addMediaRoutes(scope, services))
  app.register(async (scope) => addDiscoveryRoutes(scope, services, siteOrigin))
  if (pages !== null)
    app.register(async (scope) => addPages(scope, { services, pages, siteOrigin, share }))
  return app
}
