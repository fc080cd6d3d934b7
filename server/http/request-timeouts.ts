import type { IncomingMessage, ServerOptions } from 'node:http'
import type { FastifyInstance } from 'fastify'

const second = 1_000

/** A header has to be there within ten seconds; who is late is noticed within two more. */
export const slowHeaderLimits: ServerOptions = {
  headersTimeout: 10 * second,
  connectionsCheckingInterval: 2 * second,
}

/** What a body has to bring: a film may come over the slowest of lines, but it has to come. */
const MIN_BYTES_PER_SECOND = 500
/** How far ahead of its bytes a body may fall, in milliseconds. */
const MAX_LAG_MS = 12 * second
const CHECK_INTERVAL_MS = second

interface BodyInProgress {
  request: IncomingMessage
  /** The connection's bytes when it was last looked at. */
  seen: number
  /** When it is dropped, unless more comes. */
  until: number
}

/**
 * Drops connections whose bodies come too slowly: each byte buys time, up to `patience` from now. A
 * body that waits for the server, because its bytes are not taken yet, is not slow.
 */
export function dropSlowBodies(app: FastifyInstance): void {
  const inProgress = new Set<BodyInProgress>()

  app.server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'])
    if (!hasBody) return
    const until = performance.now() + MAX_LAG_MS
    inProgress.add({ request, seen: socket.bytesRead, until })
  })

  const check = setInterval(() => {
    const now = performance.now()
    for (const body of inProgress) {
      const { request } = body
      const { socket } = request
      if (request.complete || socket.destroyed) inProgress.delete(body)
      else if (isThrottled(request)) body.until = now + MAX_LAG_MS
      else {
        const bytes = socket.bytesRead - body.seen
        const bought = (bytes / MIN_BYTES_PER_SECOND) * second
        body.seen = socket.bytesRead
        body.until = Math.min(now + MAX_LAG_MS, body.until + bought)
        if (body.until > now) continue
        inProgress.delete(body)
        app.log.info({ address: socket.remoteAddress }, 'Dropped a body that came too slowly')
        socket.destroy()
      }
    }
  }, CHECK_INTERVAL_MS)
  check.unref()
  app.addHook('onClose', async () => clearInterval(check))
}

/** Whether there is something to read that nobody has taken. */
function isThrottled(request: IncomingMessage): boolean {
  return request.readableLength > 0
}
