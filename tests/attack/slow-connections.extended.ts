import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { casesOf, isFull } from '../helpers/extended-suite.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

const MAX_DURATION_MS = 15_000
const timed = 300

let shop: KillableShop
beforeEach(async () => {
  shop = await startShop(await createTemporaryFolder(), { READ_SECONDS: '0' })
})

/** Sends `head`, then one byte per second, until the server closes the connection. */
async function trickle(head: string): Promise<{ ms: number; response: string }> {
  const { port, hostname } = new URL(shop.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(head)
  const started = performance.now()
  const timer = setInterval(() => socket.write('x'), 1_000)
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  await once(socket, 'close')
  clearInterval(timer)
  return { ms: performance.now() - started, response }
}

/** Response time of other visitors in milliseconds, 99th percentile. */
async function slowestOfOthers(): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < timed; count += 1) {
    const started = performance.now()
    expect((await shop.ask('GET', '/api/settings')).status).toBe(200)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(timed * 0.99)] ?? 0
}

it('drops slow headers and slow bodies within 15 seconds, without slowing down other visitors', async () => {
  const headers = casesOf({ few: 20, all: 2_000 })
  const bodies = casesOf({ few: 5, all: 500 })
  const before = await slowestOfOthers()
  const body = [
    'POST /api/ourCategories/add HTTP/1.1',
    'Host: shop',
    `Authorization: Bearer ${shop.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 1000000',
    '',
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
  ].join('\r\n')
  const slow = [
    ...Array.from({ length: headers }, () => trickle('GET / HTTP/1.1\r\nHost: shop\r\nX: ')),
    ...Array.from({ length: bodies }, () => trickle(body)),
    trickle(''),
  ]
  // By now all slow connections are open, and none has timed out yet.
  await setTimeout(3_000)
  const meanwhile = await slowestOfOthers()
  const ends = await Promise.all(slow)
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(MAX_DURATION_MS)
  expect(ends[0]?.response).toMatch(/^HTTP\/1\.1 408 .*The request was too slow\./s)
  expect((await shop.ask('GET', '/api/ourCategories')).status).toBe(200)
  // With few connections and other tests beside this one, the times are meaningless.
  if (isFull) expect(meanwhile).toBeLessThan(Math.max(2 * before, 50))
})
