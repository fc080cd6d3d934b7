import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheKey } from './cache-key.ts'
import { negotiateEncoding } from './compression.ts'
import type { EncodedResponse, PlainResponse, ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Cache key of a request, for a route whose responses are cached; null for a URL that is not.
     * A promise where it depends on the content.
     */
    cacheKey?: (request: FastifyRequest) => CacheKey | null | Promise<CacheKey | null>
  }
}

interface CacheHookOptions {
  cache: ResponseCache
  revision: { current(): number | Promise<number> }
  /** Called for each response that is sent from the cache. */
  onHit(request: FastifyRequest): void
}

/**
 * Sends cached responses before authentication, rate limits and handlers of their routes have
 * anything to do.
 */
export function addCacheHook(
  app: FastifyInstance,
  { cache, revision, onHit }: CacheHookOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = await cacheKeyOf(request)
    if (key === null) return
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    // Browsers send it when somebody reloads a page to see what is new.
    const isReload = request.headers['cache-control'] !== undefined
    const response = cache.find(key.text, encoding, await revision.current(), !isReload)
    if (response === undefined) return
    onHit(request)
    return sendResponse(request, reply, response)
  })
}

/**
 * Renders the response to a request that missed the cache, and stores it if the URL is canonical.
 * Null for a request whose response is not cached: it is rendered for this request alone.
 */
export async function loadResponse(
  { cache, revision }: Pick<CacheHookOptions, 'cache' | 'revision'>,
  request: FastifyRequest,
  render: () => Promise<PlainResponse>,
): Promise<EncodedResponse | null> {
  // No response depends on a cookie today; should one ever, it must not reach other visitors.
  const isStorable = request.method === 'GET' && request.headers.cookie === undefined
  const key = isStorable ? await cacheKeyOf(request) : null
  if (!key?.isCanonical) return null
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  return cache.load(key.text, encoding, await revision.current(), render)
}

/** Sends a response, or 304 to a client that has it. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers: lasting, timedHeaders, body, etag, onSend }: EncodedResponse,
): FastifyReply {
  onSend?.(request)
  const headers = { ...lasting, ...timedHeaders?.() }
  if (etag !== null) reply.header('etag', etag)
  if (etag === null || !request.headers['if-none-match']?.includes(etag))
    return reply.status(status).headers(headers).send(body)
  for (const name of revalidationHeaders)
    if (headers[name] !== undefined) reply.header(name, headers[name])
  return reply.status(304).send()
}

/** Headers that a 304 repeats, so that caches extend what they have. */
const revalidationHeaders = [
  'vary',
  'cache-control',
  'cdn-cache-control',
  'surrogate-key',
  'cache-tag',
]

/** Null for a request with a token: its response may hold more than a visitor sees. */
function cacheKeyOf(request: FastifyRequest): CacheKey | null | Promise<CacheKey | null> {
  const { method, headers, routeOptions } = request
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || headers.authorization !== undefined) return null
  return routeOptions.config.cacheKey?.(request) ?? null
}
