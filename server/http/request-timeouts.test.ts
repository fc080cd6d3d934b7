import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForEachTest()
let port: number
beforeEach(async () => {
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => void vi.useRealTimers())

/** Begins a request whose body is much longer than what is sent of it. */
async function begin(path: string, sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const asked = once(shop.app.server, 'request')
  const head = [
    `POST /api${path} HTTP/1.1`,
    'Host: shop',
    `Authorization: Bearer ${shop.token}`,
    'Content-Type: application/json',
    'Content-Length: 1000000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`)
  await asked
  return socket
}

it('drops bodies that come too slowly, but not one that comes steadily', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const slow: Socket[] = []
  for (const path of ['/ourCategories/add', '/orders', '/nowhere'])
    slow.push(await begin(path, ' '))
  const steady = await begin('/ourCategories/add', ' ')
  steady.write(' '.repeat(10_000))
  vi.advanceTimersByTime(13_000)
  await Promise.all(slow.map((socket) => once(socket.resume(), 'close')))
  expect(steady.closed).toBe(false)
  steady.destroy()
})
