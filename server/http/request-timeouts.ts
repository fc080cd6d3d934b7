import type { IncomingMessage, ServerOptions } from 'node:http'
import type { FastifyInstance } from 'fastify'

const second = 1_000

/** Headers must arrive within ten seconds; late ones are noticed within two more. */
export const slowHeaderLimits: ServerOptions = {
  headersTimeout: 10 * second,
  connectionsCheckingInterval: 2 * second,
}

/** Minimum rate of a body: a video may come over a very slow connection, but it must come. */
const MIN_BYTES_PER_SECOND = 500
/** Longest lag of a body behind the minimum rate. */
const MAX_LAG_MS = 12 * second
const CHECK_INTERVAL_MS = second

interface BodyInProgress {
  request: IncomingMessage
  /** Bytes read from the connection at the last check. */
  seen: number
  /** Time at which the connection is dropped unless more arrives. */
  until: number
}

/**
 * Drops connections whose bodies arrive too slowly: each byte extends the deadline, up to
 * `MAX_LAG_MS` from now. A body that waits for the server to read it is not slow.
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

/** True if received bytes wait for the server to read them. */
function isThrottled(request: IncomingMessage): boolean {
  return request.readableLength > 0
}
