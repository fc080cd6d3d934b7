import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drainOnClose, listen } from './http-server.ts'

let app: FastifyInstance
let port: number
/** Emits `begin` in a handler, which waits for `end`. */
let work: EventEmitter

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  drainOnClose(app)
  work = new EventEmitter()
  app.get('/', async () => 'made')
  app.get('/work', async () => {
    work.emit('begin')
    await once(work, 'end')
    return 'made'
  })
  port = Number((await listen(app, 'localhost', 0)).port)
})
afterEach(() => app.close())

async function open(): Promise<Socket> {
  const socket = connect(port, 'localhost')
  await once(socket, 'connect')
  return socket
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}

it('closes without waiting for connections that never sent a request', async () => {
  const silent = await open()
  const ended = once(silent, 'close')
  await app.close()
  await ended
})

it('responds to the first request of a connection that arrives during shutdown', async () => {
  const late = await open()
  const closed = app.close()
  late.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await readAll(late)).toMatch(/^HTTP\/1\.1 200 /)
  await closed
})

it('responds to a request that arrives on an idle keep-alive connection during shutdown', async () => {
  const visitor = await open()
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(visitor, 'data')
  const closed = app.close()
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await readAll(visitor)).toMatch(/^HTTP\/1\.1 200 /)
  await closed
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
})

it('closes only after the handlers of clients that have left', async () => {
  const steps: string[] = []
  const storing = once(work, 'begin')
  const visitor = await open()
  visitor.write('GET /work HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await storing
  visitor.destroy()
  work.once('end', () => steps.push('stored'))
  const closed = app.close().then(() => steps.push('closed'))
  setTimeout(() => work.emit('end'), 50)
  await closed
  expect(steps).toEqual(['stored', 'closed'])
})
