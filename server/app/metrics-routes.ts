import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { message } from '../../domain/messages/api-message.ts'
import { RequestError } from '../kernel/errors.ts'
import type { Meters } from '../kernel/metrics.ts'

/** Prometheus endpoint, for this machine or with the token. */
export function addMetrics(app: FastifyInstance, { registry }: Meters, token: string | null): void {
  let collectsDefaults = false

  app.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request) && !bringsToken(request, token))
      throw new RequestError(403, message('requests.metricsForbidden'))
    // Only from the first request on: the event-loop monitor wakes the process a hundred times a
    // second.
    if (!collectsDefaults) collectDefaultMetrics({ register: registry })
    collectsDefaults = true
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Headers that proxies set about their clients. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * True for a direct request from this machine. A local proxy speaks for the whole world and does
 * not always set a header, but then the Host header names the site.
 */
function isOfThisMachine({ headers, hostname, socket, raw }: FastifyRequest): boolean {
  // Only proxies still use HTTP/1.0; nginx does by default.
  const isForwarded =
    raw.httpVersion !== '1.1' || forwarding.some((name) => headers[name] !== undefined)
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && isLoopback(hostname)
}

function isLoopback(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

function bringsToken({ headers }: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (?<token>\S+)$/i.exec(headers.authorization ?? '')?.groups?.token
  if (token === null || given === undefined) return false
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
