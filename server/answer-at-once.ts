import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { AnswerAtOnce } from './http-server.ts'
import type { Answer } from './page-cache.ts'

/** What went out for a request. */
interface Sent {
  /** The name that the request got. */
  id: string
  status: number
}

/** Sends what is kept for a GET or HEAD, or nothing. */
export type SendKept = (request: IncomingMessage, response: ServerResponse) => Sent | null

/**
 * Answers with what is kept before the framework has anything to do: finding the route, its hooks and its
 * objects cost more than all the rest.
 */
export function createAnswerAtOnce(send: SendKept, framework: () => FastifyInstance): AnswerAtOnce {
  return (request, response) => {
    const { method, url } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const { server, log } = framework()
    // Who closes has more to say than what is kept has.
    const sent = server.listening ? send(request, response) : null
    if (sent === null) return false
    log.info({ reqId: sent.id, method, url, status: sent.status, ms: 0 })
    return true
  }
}

/** In one write: all that is sent was made ready before. Answers the status. */
export function sendAnswer(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  id: string,
): number {
  response.writeHead(status, ['x-request-id', id, ...headers])
  response.end(method === 'HEAD' ? undefined : body)
  return status
}
