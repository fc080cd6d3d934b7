import { once } from 'node:events'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Grace period after closing begins for the first request on a connection that sent nothing yet.
 */
const FIRST_REQUEST_TIMEOUT_MS = 500

/**
 * Closes gracefully: stops accepting connections, then serves open ones with `Connection: close`,
 * and waits for the handlers of clients that have left. Connections that never sent a byte are
 * destroyed after a grace period: browsers open spare connections, which Node.js does not count as
 * idle and would wait for. Must be called before routes are added.
 */
export function drainOnClose(app: FastifyInstance): void {
  const { server } = app
  const handling = trackHandlers(app)
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let isClosing = false
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    if (!server.listening) return
    isClosing = true
    // The base method, since `http.Server.close` destroys idle connections at once.
    NetServer.prototype.close.call(server)
    await Promise.race([endOfAll(open), wait(FIRST_REQUEST_TIMEOUT_MS, undefined, { ref: false })])
    // Let Node.js read received bytes first: until then their connection looks unused.
    await nextRound()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    while (handling.size > 0) await Promise.allSettled(handling)
  })
}

/** Running handlers. Without a client nothing else waits for them before the database closes. */
function trackHandlers(app: FastifyInstance): ReadonlySet<Promise<unknown>> {
  const running = new Set<Promise<unknown>>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function handleTracked(request, reply) {
      const response = handler.call(this, request, reply)
      if (response instanceof Promise) {
        const forget = () => running.delete(response)
        running.add(response)
        response.then(forget, forget)
      }
      return response
    }
  })
  return running
}

async function endOfAll(sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) if (!socket.closed) await once(socket, 'close')
}

/** Listens; Fastify does so on each address of `localhost`. Returns the URL. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<URL> {
  const bound = new URL(await app.listen({ host, port }))
  if (host === 'localhost') bound.hostname = host
  return bound
}
