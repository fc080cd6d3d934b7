import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { nothingHere } from '../kernel/errors.ts'
import { loadResponse, sendResponse } from '../response-cache/cache-hook.ts'
import { createCacheKey } from '../response-cache/cache-key.ts'
import type { PlainResponse, ResponseCache } from '../response-cache/response-cache.ts'
import { addAuthentication, type TokenAuthenticator } from './authentication.ts'
import type { Endpoint } from './endpoint.ts'
import type { RateLimit } from './rate-limits.ts'
import { expectValidResponse, stripUndeclaredFields } from './response-validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Contract of the API endpoint that a route serves. */
    contract?: EndpointContract
  }
}

interface ServingOptions {
  /**
   * Turns a response that breaks its schema into an error; if false, undeclared fields are
   * stripped.
   */
  validatesResponses: boolean
  cache: ResponseCache
  revision: { current(): number | Promise<number> }
  /** Rate limit of anonymous reads of the content: downloads by a link are none. */
  rateLimit: RateLimit
}

/**
 * Maximum size of a JSON body from anybody: parsing what fits into it takes a few milliseconds, and
 * comes before the rate limit of the endpoint.
 */
const MAX_PUBLIC_JSON_BYTES = 256 * 1024

/**
 * Adds a Fastify route for each endpoint, below the prefix of the scope. Authentication runs first;
 * a route without an access level does not start.
 */
export function addEndpoints(
  app: FastifyInstance,
  endpoints: Endpoint[],
  accounts: TokenAuthenticator,
  options: ServingOptions,
): void {
  addAuthentication(app, accounts)
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.contract === undefined && !unknownPaths.includes(url))
      throw new Error(
        `${url} is not declared as an endpoint with an access level. Declare it in domain/api.`,
      )
  })
  // Without these, unknown API paths would reach the pages' catch-all route.
  const unknownPaths = ['', '/*'].map((path) => app.prefix + path)
  for (const url of ['', '/*'])
    app.all(url, { bodyLimit: MAX_PUBLIC_JSON_BYTES }, async () => {
      throw nothingHere()
    })
  for (const endpoint of endpoints) {
    const { contract } = endpoint
    app.route({
      // Fastify's automatic HEAD route sends `content-length: 0` for a response without a body.
      method: contract.method === 'GET' ? ['GET', 'HEAD'] : contract.method,
      url: contract.path,
      ...(contract.access === 'public' && { bodyLimit: MAX_PUBLIC_JSON_BYTES }),
      config: { contract, ...(isCacheable(contract) && { cacheKey: createEndpointKey(contract) }) },
      handler: (request, reply) => handleEndpoint(endpoint, options, request, reply),
    })
  }
}

/** True if the response depends only on the content and the URL. */
function isCacheable({ method, access, media, response }: EndpointContract): boolean {
  return method === 'GET' && access === 'public' && response !== undefined && media === undefined
}

function createEndpointKey({ query }: EndpointContract) {
  const isDeclared = (name: string) => query !== undefined && Object.hasOwn(query.shape, name)
  return (request: FastifyRequest) => createCacheKey(request.url, isDeclared)
}

/** Returns the payload for Fastify to send, or the reply if it was sent. */
async function handleEndpoint(
  { contract, handle }: Endpoint,
  { validatesResponses, rateLimit, ...caching }: ServingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  async function respond(): Promise<unknown> {
    const given = await handle(request, reply)
    if (!validatesResponses)
      return stripUndeclaredFields(contract, given, (message) => request.log.error(message))
    return expectValidResponse(contract, given)
  }
  const withinRateLimit = <R>(work: () => Promise<R>) => {
    if (request.administrator !== null) return rateLimit.runOwn(work)
    return isCacheable(contract) ? rateLimit.run(request.ip, work) : work()
  }
  return withinRateLimit(async () => {
    const cached = await loadResponse(caching, request, async () => toJson(await respond()))
    if (cached !== null) return sendResponse(request, reply, cached)
    reply.status(contract.status ?? 200)
    if (contract.media !== undefined) reply.type(`${contract.media}; charset=utf-8`)
    return respond()
  })
}

function toJson(value: unknown): PlainResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', vary: 'authorization' },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/**
 * Throws unless exactly the declared endpoints are implemented, so that a mismatch fails the start.
 */
export function expectEvery(contracts: ReadonlySet<EndpointContract>, endpoints: Endpoint[]): void {
  const implemented = new Set(endpoints.map(({ contract }) => contract))
  const missing = [...contracts].filter((contract) => !implemented.has(contract))
  const unknown = [...implemented].filter((contract) => !contracts.has(contract))
  const messages = [
    ...missing.map((contract) => `${nameOf(contract)} is not implemented.`),
    ...unknown.map((contract) => `${nameOf(contract)} is not declared.`),
  ]
  if (messages.length > 0) throw new Error(messages.join('\n'))
}

function nameOf({ method, path }: EndpointContract): string {
  return `${method} ${path}`
}
