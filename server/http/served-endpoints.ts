import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../domain/api/call.ts'
import { nothingHere } from '../errors.ts'
import type { FairShare } from '../fair-share.ts'
import { loadResponse, sendResponse } from '../response-cache/cache-hook.ts'
import { createCacheKey } from '../response-cache/cache-key.ts'
import type { PlainResponse, ResponseCache } from '../response-cache/response-cache.ts'
import type { AccountService } from '../services/accounts.ts'
import { expectAnswer, keepDeclared } from './answer-check.ts'
import { addAuthentication } from './auth.ts'
import type { Endpoint } from './endpoint.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of the API endpoint that a route serves. */
    call?: Call
  }
}

interface ServingOptions {
  /** Whether an answer that is not as declared is a failure; without it is trimmed to what is declared. */
  checksAnswers: boolean
  cache: ResponseCache
  revision: { current(): number | Promise<number> }
  /** What visitors have to share. */
  share?: FairShare
}

/**
 * Adds a Fastify route for each endpoint, below the prefix of the scope. Authentication comes before all else; a route
 * that says nothing of who may call it does not start.
 */
export function addEndpoints(
  app: FastifyInstance,
  endpoints: Endpoint[],
  accounts: Pick<AccountService, 'authenticate'>,
  options: ServingOptions,
): void {
  addAuthentication(app, accounts)
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.call === undefined && !unknownPaths.includes(url))
      throw new Error(`${url} is no call that says who may make it. Declare one in domain/api.`)
  })
  // Without these the pages would answer what the API does not have.
  const unknownPaths = ['', '/*'].map((path) => app.prefix + path)
  for (const url of ['', '/*'])
    app.all(url, async () => {
      throw nothingHere()
    })
  for (const endpoint of endpoints) {
    const { call } = endpoint
    app.route({
      // The framework's own HEAD says that a response without a body is empty, whatever its length.
      method: call.method === 'GET' ? ['GET', 'HEAD'] : call.method,
      url: call.path,
      config: { call, ...(isCacheable(call) && { cacheKey: createEndpointKey(call) }) },
      handler: (request, reply) => answerCall(endpoint, options, request, reply),
    })
  }
}

/** Whether the response of an endpoint depends on nothing but the content and the address. */
function isCacheable({ method, access, media, answer }: Call): boolean {
  return method === 'GET' && access === 'public' && answer !== undefined && media === undefined
}

function createEndpointKey({ query }: Call) {
  const isDeclared = (name: string) => query !== undefined && Object.hasOwn(query.shape, name)
  return (request: FastifyRequest) => createCacheKey(request.url, isDeclared)
}

/** What the framework sends, or the reply where all is sent. */
async function answerCall(
  { call, handle }: Endpoint,
  { checksAnswers, share, ...caching }: ServingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  async function respond(): Promise<unknown> {
    const given = await handle(request, reply)
    if (!checksAnswers) return keepDeclared(call, given, (fault) => request.log.error(fault))
    expectAnswer(call, given)
    return given
  }
  const isVisitors = call.method === 'GET' && request.administrator === null
  const inShare = <R>(work: () => Promise<R>) =>
    isVisitors && share !== undefined ? share.run(request.ip, work) : work()
  const cached = await inShare(() =>
    loadResponse(caching, request, async () => toJson(await respond())),
  )
  if (cached !== null) return sendResponse(request, reply, cached)
  reply.status(call.status ?? 200)
  if (call.media !== undefined) reply.type(`${call.media}; charset=utf-8`)
  return inShare(respond)
}

function toJson(value: unknown): PlainResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', vary: 'authorization' },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** Throws unless every declared call is implemented, and nothing else: both come to light at the start. */
export function expectEvery(calls: ReadonlySet<Call>, endpoints: Endpoint[]): void {
  const implemented = new Set(endpoints.map(({ call }) => call))
  const missing = [...calls].filter((call) => !implemented.has(call))
  const unknown = [...implemented].filter((call) => !calls.has(call))
  const faults = [
    ...missing.map((call) => `${nameOf(call)} is not implemented.`),
    ...unknown.map((call) => `${nameOf(call)} is not declared.`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`
}
