import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createDoor, type Socket } from 'node:net'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { slowHeaderLimits } from './http/slow-bodies.ts'

/** How long a connection on which nothing came yet may still bring a request once closing began. */
const lastWordMs = 500

/** Answers a request at once, or says that somebody else has to. */
export type AnswerAtOnce = (...exchange: Parameters<RequestListener>) => boolean

/** Makes the server that the framework runs on, with a way past it. */
export function createHttpServer(answerAtOnce: AnswerAtOnce): FastifyServerFactory {
  return (handle, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
    const server = createServer(slowHeaderLimits, (request, response) => {
      if (!answerAtOnce(request, response)) handle(request, response)
    })
    // As the framework sets up a server of its own.
    server.keepAliveTimeout = Number(keepAliveTimeout)
    server.requestTimeout = Number(requestTimeout)
    server.setTimeout(Number(connectionTimeout))
    return server
  }
}

/**
 * Browsers open connections ahead on which they may never send a request. Node takes such a one for busy,
 * and would wait for it.
 */
export function dropUnusedOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    const dropUnused = () => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }
    // What is still open keeps the process alive until then.
    setTimeout(dropUnused, lastWordMs).unref()
  })
}

/** Listens; at each address of `localhost`, as a browser may take any. Answers where. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<URL> {
  const bound = new URL(await app.listen({ host, port }))
  if (host !== 'localhost') return bound
  const addresses = (await lookup(host, { all: true })).map(({ address }) => address)
  const others = addresses.filter((address) => !bound.hostname.includes(address))
  await Promise.all(others.map((address) => addDoor(app.server, address, Number(bound.port))))
  return new URL(`http://localhost:${bound.port}`)
}

/** Takes connections at one more address. Where that cannot be, the first is enough. */
async function addDoor(server: Server, host: string, port: number): Promise<void> {
  const door = createDoor((socket) => {
    if (server.listening) server.emit('connection', socket)
    else socket.destroy()
  })
  server.once('close', () => door.close())
  await once(door.listen({ host, port }), 'listening').catch(() => undefined)
}
