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

/** A connection that sends `head` and from then on `piece` every 200 ms, as long as it may. */
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

it('drops headers and bodies that come too slowly within 15 seconds, and no upload over a slow line', async () => {
  const heldUp = monitorEventLoopDelay()
  heldUp.enable()
  const slow = await Promise.all([
    ...Array.from({ length: 40 }, () => trickle('GET / HTTP/1.1\r\nHost: shop\r\n', 'X: y\r\n')),
    ...Array.from({ length: 40 }, () => trickle('', '')),
    ...Array.from({ length: 40 }, () => trickle(bodyHead('/ourCategories/add', 1_000_000), ' ')),
    ...Array.from({ length: 5 }, () => trickle(bodyHead('/orders', 1_000_000), ' ')),
    ...Array.from({ length: 5 }, () => trickle(bodyHead('/nowhere', 1_000_000), ' ')),
  ])
  // Four times what is asked for, for longer than anybody above lasts.
  const steadyClient = await trickle(bodyHead('/ourCategories/add', 1_000_000), ' '.repeat(400))
  const ends = await Promise.all(slow.map(({ ended }) => ended))
  // A machine that has other things to do looks late.
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(MAX_DURATION_MS + heldUp.max / 1e6)
  expect(ends[0]?.response).toMatch(/^HTTP\/1\.1 408 .*The request was too slow\./s)
  await stay(steadyClient.socket)
  steadyClient.socket.destroy()
})

/** Fails when the connection ends. */
async function stay(socket: Socket): Promise<void> {
  await setTimeout(1_000)
  expect(socket.closed).toBe(false)
}
