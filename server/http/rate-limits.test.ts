import { afterEach, beforeEach, expect, it } from 'vitest'
import { feedPaths } from '../../domain/shop/feeds.ts'
import {
  administrator,
  createTestCatalogue,
  type TestCatalogue,
} from '../../tests/helpers/catalogue.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue({ READ_SECONDS: '1' })
})
afterEach(() => shop.close())

interface Sent {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
}

/** Sends a request from a client's IP address, as the server's socket reports it, and returns the status. */
async function sendFrom(remoteAddress: string, { method, path, body }: Sent): Promise<number> {
  const { statusCode } = await shop.app.inject({
    method,
    url: `/api${path}`,
    headers: { 'content-type': 'application/json' },
    remoteAddress,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return statusCode
}

const enquiry: Sent = { method: 'POST', path: '/orders', body: { source: 'header' } }
const { email } = administrator
const signIn: Sent = { method: 'POST', path: '/admin/login', body: { email, password: 'not-mine' } }

/** Sends uncached reads until the CPU time budget of the client is used up. */
async function exhaustReads(address: string): Promise<void> {
  for (let word = 0; ; word++) {
    const path = `/ourCategoriesItems?q=jhoola${word}`
    if ((await sendFrom(address, { method: 'GET', path })) === 429) return
  }
}

const read: Sent = { method: 'GET', path: '/ourCategoriesItems?q=teak' }

it('rate-limits reads per IPv4 address on a dual-stack socket', async () => {
  await exhaustReads('::ffff:192.0.2.2')
  expect(await sendFrom('::ffff:192.0.2.3', read)).toBe(200)
})

it('rate-limits reads per IPv6 /64 network', async () => {
  await exhaustReads('2001:db8::1')
  expect(await sendFrom('2001:db8::a:b:c:d', read)).toBe(429)
  expect(await sendFrom('2001:db8:0:1::1', read)).toBe(200)
})

it('rate-limits sitemaps and feeds that are not cached, under any Host header', async () => {
  await shop.call('PUT', '/settings', { json: { feeds: true } })
  const [exhausted, other] = ['192.0.2.2', '192.0.2.3']
  await exhaustReads(exhausted)
  async function statusOf(url: string, host: string, remoteAddress: string) {
    return (await shop.app.inject({ url, headers: { host }, remoteAddress })).statusCode
  }
  for (const url of ['/sitemap.xml', '/sitemap-0.xml', ...Object.values(feedPaths)]) {
    expect([url, await statusOf(url, 'one.example', exhausted)]).toEqual([url, 429])
    expect([url, await statusOf(url, 'one.example', other)]).toEqual([url, 200])
    expect([url, await statusOf(url, 'two.example', exhausted)]).toEqual([url, 429])
  }
  for (const url of ['/sitemap.xml', '/sitemap-0.xml'])
    expect([url, await statusOf(url, 'one.example', exhausted)]).toEqual([url, 200])
})

it('downloads a backup from an address over its limit: that is no read of a visitor', async () => {
  const { name } = await shop.services.backups.make('by-hand')
  const link = await shop.call('POST', `/backups/${name}/link`)
  await exhaustReads('192.0.2.2')
  const download: Sent = { method: 'GET', path: link.body.url.replace('/api', '') }
  expect(await sendFrom('192.0.2.2', download)).toBe(200)
})

it('rate-limits enquiries per IPv4 address on a dual-stack socket', async () => {
  for (let count = 0; count < 30; count++)
    expect(await sendFrom('::ffff:192.0.2.2', enquiry)).toBe(202)
  expect(await sendFrom('::ffff:192.0.2.2', enquiry)).toBe(429)
  expect(await sendFrom('192.0.2.2', enquiry)).toBe(429)
  expect(await sendFrom('::ffff:192.0.2.3', enquiry)).toBe(202)
})

it('rate-limits enquiries per IPv6 /64 network', async () => {
  for (let count = 0; count < 30; count++)
    expect(await sendFrom(`2001:db8::${count}`, enquiry)).toBe(202)
  expect(await sendFrom('2001:db8::ffff', enquiry)).toBe(429)
  expect(await sendFrom('2001:db8:0:1::1', enquiry)).toBe(202)
})

it('rate-limits failed sign-ins per IPv4 address on a dual-stack socket', async () => {
  for (let count = 0; count < 10; count++)
    expect(await sendFrom('::ffff:192.0.2.2', signIn)).toBe(401)
  expect(await sendFrom('::ffff:192.0.2.2', signIn)).toBe(429)
  expect(await sendFrom('192.0.2.2', signIn)).toBe(429)
  expect(await sendFrom('::ffff:192.0.2.3', signIn)).toBe(401)
})

it('rate-limits failed sign-ins per IPv6 /64 network', async () => {
  for (let count = 0; count < 10; count++)
    expect(await sendFrom(`2001:db8::${count}`, signIn)).toBe(401)
  expect(await sendFrom('2001:db8::ffff', signIn)).toBe(429)
  expect(await sendFrom('2001:db8:0:1::1', signIn)).toBe(401)
})
