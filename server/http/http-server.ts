import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer as createDoor, Server as DoorServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a connection on which nothing came yet may still bring a request once closing began. */
const FIRST_REQUEST_TIMEOUT_MS = 500
/** Emitted when nobody new is let in any more. */
const lastGuest = 'lastGuest'

/**
 * Loses no request that is on its way when the server closes: first nobody new is let in, and whoever
 * is connected is answered as ever and told to come no more on this connection; those that stay silent
 * are dropped a little later. Browsers open connections ahead on which they may never send a request:
 * Node takes such a one for busy, and would wait for it.
 */
export function drainOnClose(app: FastifyInstance): void {
  const { server } = app
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
    // Not by the server's own method, which cuts connections off that happen to be idle.
    DoorServer.prototype.close.call(server)
    server.emit(lastGuest)
    await Promise.race([endOfAll(open), wait(FIRST_REQUEST_TIMEOUT_MS, undefined, { ref: false })])
    // What has come meanwhile is read first: until then its connection counts as idle.
    await nextRound()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}

async function endOfAll(sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) if (!socket.closed) await once(socket, 'close')
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
  const door = createDoor((socket) => server.emit('connection', socket))
  server.once(lastGuest, () => door.close())
  await once(door.listen({ host, port }), 'listening').catch(() => undefined)
}
