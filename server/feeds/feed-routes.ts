import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { feedEndpoints } from '../../domain/api/feeds.ts'
import { type FeedName, feedPaths } from '../../domain/shop/feeds.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { nothingHere } from '../kernel/errors.ts'
import { negotiateEncoding } from '../response-cache/compression.ts'
import type { FeedService } from './feed-service.ts'

interface FeedServices {
  feeds: FeedService
}

/** Product feeds for catalogues of other companies; 404 until an owner enables them. */
export function addFeedRoutes(
  app: FastifyInstance,
  { feeds }: FeedServices,
  siteOrigin: SiteOrigin,
  rateLimit: RateLimit,
): void {
  for (const name of ['meta', 'google'] as const satisfies FeedName[]) {
    app.get(feedPaths[name], async (request, reply) => {
      const feed = await rateLimit.run(request.ip, () => feeds.open(name, siteOrigin(request)))
      if (feed === null) throw nothingHere()
      const { etag, file, type } = feed
      reply
        .header('etag', etag)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding')
      if (request.headers['if-none-match'] === etag || request.method === 'HEAD') {
        await file.close()
        const isKnown = request.headers['if-none-match'] === etag
        return isKnown ? reply.status(304).send() : reply.type(type).send()
      }
      const compressed = file.createReadStream()
      const accepted = request.headers['accept-encoding']
      if (negotiateEncoding(accepted, ['gzip', 'identity']) === 'gzip')
        return reply.type(type).header('content-encoding', 'gzip').send(compressed)
      // The pipeline destroys both streams if the client disconnects.
      return reply.type(type).send(pipeline(compressed, createGunzip(), () => {}))
    })
  }
}

/** Route of the feeds' report in the admin. */
export function createFeedRoutes({ feeds }: FeedServices, siteOrigin: SiteOrigin): Endpoint[] {
  return [
    implement(feedEndpoints.report, async ({ request }) => ({
      origin: siteOrigin(request),
      ...(await feeds.report()),
    })),
  ]
}
