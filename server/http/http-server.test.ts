import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drainOnClose, listen } from './http-server.ts'

let app: FastifyInstance
let port: number

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  drainOnClose(app)
  app.get('/', async () => 'made')
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
