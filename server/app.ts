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
import { readableAddress, refuseMalformed } from './http/request-address.ts'
import { dropSlowBodies } from './http/slow-bodies.ts'
import { createHttpServer, dropUnusedOnClose } from './http-server.ts'
import { createKeptPageAnswer } from './kept-pages.ts'
import { createLoggerOptions } from './logger.ts'
import { createPageCache } from './page-cache.ts'
import type { PageExport } from './page-export.ts'
import { addPages, type PageSource } from './pages.ts'
import type { Services } from './services.ts'
import { createSiteOrigin, strictTransport } from './site-origin.ts'

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
  pageExport: PageExport | null = null,
): FastifyInstance {
  const cache = createPageCache()
  const { publicUrl, trustProxy } = config
  // What a proxy says of the address is the framework's to read.
  const answerKept =
    publicUrl !== null || trustProxy === false
      ? createKeptPageAnswer({ cache, revision: services.revision, publicUrl }, () => app)
      : () => false
  const app: FastifyInstance = Fastify({
    logger: createLoggerOptions(config.logLevel),
    // One line a request is written below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: bodyLimit(config),
    routerOptions: { maxParamLength: 200 },
    // A connection that only idles must not hold up the shutdown.
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    rewriteUrl: readableAddress,
    serverFactory: createHttpServer(answerKept),
  })
  dropUnusedOnClose(app)
  dropSlowBodies(app)
  const siteOrigin = createSiteOrigin(publicUrl)
  const transport = strictTransport(publicUrl)
  const share = createFairShare(config.readSeconds)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (transport !== null) reply.header('strict-transport-security', transport)
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
    app.register(async (scope) =>
      addPages(scope, { services, pages, cache, pageExport, siteOrigin, transport, share }),
    )
  return app
}
