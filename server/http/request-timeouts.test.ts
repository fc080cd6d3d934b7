import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'

const MAX_DURATION_MS = 15_000

let shop: TestCatalogue
let port: number
beforeAll(async () => {
  shop = await createTestCatalogue()
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

/** Opens a connection that sends `head`, then `piece` every 200 ms until the connection closes. */
async function trickle(head: string, piece: string) {
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(head)
  const started = performance.now()
  const timer = setInterval(() => socket.write(piece), 200)
  const ended = new Promise<{ response: string; ms: number }>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer)
      resolve({ response, ms: performance.now() - started })
    })
  })
  return { socket, ended }
}

const bodyHead = (path: string, bytes: number) =>
  [
    `POST /api${path} HTTP/1.1`,
    'Host: shop',
    `Authorization: Bearer ${shop.token}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    '',
    '',
  ].join('\r\n')

it('times out slow headers and bodies within 15 seconds, but not a steady slow upload', async () => {
  const heldUp = monitorEventLoopDelay()
  heldUp.enable()
  const slow = await Promise.all([
    ...Array.from({ length: 40 }, () => trickle('GET / HTTP/1.1\r\nHost: shop\r\n', 'X: y\r\n')),
    ...Array.from({ length: 40 }, () => trickle('', '')),
    ...Array.from({ length: 40 }, () => trickle(bodyHead('/ourCategories/add', 1_000_000), ' ')),
    ...Array.from({ length: 5 }, () => trickle(bodyHead('/orders', 1_000_000), ' ')),
    ...Array.from({ length: 5 }, () => trickle(bodyHead('/nowhere', 1_000_000), ' ')),
  ])
  // Four times the minimum rate, for longer than the slow connections stay open.
  const steadyClient = await trickle(bodyHead('/ourCategories/add', 1_000_000), ' '.repeat(400))
  const ends = await Promise.all(slow.map(({ ended }) => ended))
  // Allowance for event loop delay on a busy machine.
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(MAX_DURATION_MS + heldUp.max / 1e6)
  expect(ends[0]?.response).toMatch(/^HTTP\/1\.1 408 .*The request was too slow\./s)
  await stay(steadyClient.socket)
  steadyClient.socket.destroy()
})

/** Expects the connection to stay open for a second. */
async function stay(socket: Socket): Promise<void> {
  await setTimeout(1_000)
  expect(socket.closed).toBe(false)
}
