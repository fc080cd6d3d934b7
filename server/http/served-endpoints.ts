import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../domain/api/call.ts'
import { nothingHere } from '../errors.ts'
import type { FairShare } from '../fair-share.ts'
import type { AccountService } from '../services/accounts.ts'
import { expectAnswer, keepDeclared } from './answer-check.ts'
import { type AnswerWriter, createAnswerWriter } from './answer-writer.ts'
import { addAuthentication } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { isKept, type KeptAnswers } from './kept-answers.ts'

/** An endpoint with what writes its answers to visitors. */
interface Served extends Endpoint {
  write: AnswerWriter
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of the API endpoint that a route serves. */
    call?: Call
  }
}

interface ServingOptions {
  /** Whether an answer that is not as declared is a failure; without it is trimmed to what is declared. */
  checksAnswers: boolean
  keptAnswers: KeptAnswers
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
  app.addHook('onRequest', (request, reply, done) => {
    const { call } = request.routeOptions.config
    const isSent =
      call !== undefined && isKept(call) && options.keptAnswers.send(call, request, reply)
    if (!isSent) done()
  })
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
    const served = { ...endpoint, write: createAnswerWriter(call) }
    app.route({
      // The framework's own HEAD says that a response without a body is empty, whatever its length.
      method: call.method === 'GET' ? ['GET', 'HEAD'] : call.method,
      url: call.path,
      config: { call },
      handler: (request, reply) => answerCall(served, options, request, reply),
    })
  }
}

/** What the framework sends, or the reply where all is sent. */
async function answerCall(
  { call, handle, write }: Served,
  { checksAnswers, keptAnswers, share }: ServingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const note = (fault: string) => request.log.error(fault)
  const answer = async () => {
    const given = await handle(request, reply)
    if (checksAnswers) expectAnswer(call, given)
    return given
  }
  const isVisitors = call.method === 'GET' && request.administrator === null
  const inShare = <R>(work: () => Promise<R>) =>
    isVisitors && share !== undefined ? share.run(request.ip, work) : work()
  if (isKept(call) && isVisitors) {
    await keptAnswers.makeAndSend(call, request, reply, () =>
      inShare(async () => write(await answer(), note)),
    )
    return reply
  }
  reply.status(call.status ?? 200)
  if (call.media !== undefined) reply.type(`${call.media}; charset=utf-8`)
  return inShare(async () => {
    const given = await answer()
    return checksAnswers ? given : keepDeclared(call, given, note)
  })
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
