import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedPaths } from '../../domain/shop/feeds.ts'
import {
  administrator,
  createTestCatalogue,
  type TestCatalogue,
} from '../../tests/helpers/catalogue.ts'
import { createSignInLimits } from '../accounts/sign-in-rate-limits.ts'
import { connectDatabase } from '../db/database.ts'

/** Addresses of a network over its limit of reads, and of another. */
const [exhausted, neighbour, other] = ['2001:db8::1', '2001:db8::a:b:c:d', '2001:db8:0:1::1']

let shop: TestCatalogue
beforeAll(async () => {
  shop = await createTestCatalogue({ READ_SECONDS: '1' })
  await shop.call('PUT', '/settings', { json: { feeds: true } })
  for (let word = 0; (await read(`/api/ourCategoriesItems?q=jhoola${word}`)) !== 429; word++);
})
afterAll(() => shop.close())

/** Requests an address from a client's IP address, as the server's socket reports it. */
async function read(url: string, remoteAddress = exhausted, host = 'one.example') {
  return (await shop.app.inject({ url, headers: { host }, remoteAddress })).statusCode
}

async function post(path: string, payload: object, remoteAddress: string): Promise<number> {
  const url = `/api${path}`
  const { statusCode } = await shop.app.inject({ method: 'POST', url, payload, remoteAddress })
  return statusCode
}

it('rate-limits reads per IPv6 /64 network', async () => {
  expect(await read('/api/ourCategoriesItems?q=teak', neighbour)).toBe(429)
  expect(await read('/api/ourCategoriesItems?q=teak', other)).toBe(200)
})

it('rate-limits sitemaps and feeds that are not cached, under any Host header', async () => {
  for (const url of ['/sitemap.xml', '/sitemap-0.xml', ...Object.values(feedPaths)]) {
    expect([url, await read(url)]).toEqual([url, 429])
    expect([url, await read(url, other)]).toEqual([url, 200])
    expect([url, await read(url, exhausted, 'two.example')]).toEqual([url, 429])
  }
  for (const url of ['/sitemap.xml', '/sitemap-0.xml'])
    expect([url, await read(url)]).toEqual([url, 200])
})

it('downloads a backup from an address over its limit: that is no read of a visitor', async () => {
  const { name } = await shop.services.backups.make('by-hand')
  const { body } = await shop.call('POST', `/backups/${name}/link`)
  expect(await read(body.url)).toBe(200)
})

it('rate-limits enquiries per IPv6 /64 network', async () => {
  const enquire = (address: string) => post('/orders', { source: 'header' }, address)
  for (let count = 0; count < 30; count++) expect(await enquire(`2001:db8::${count}`)).toBe(202)
  expect(await enquire(neighbour)).toBe(429)
  expect(await enquire(other)).toBe(202)
})

it('rate-limits failed sign-ins per IPv6 /64 network', async () => {
  const { email } = administrator
  const database = connectDatabase(shop.place)
  const limits = createSignInLimits(database)
  for (let count = 0; count < 9; count++) await limits.count(email, `2001:db8::${count}`, false)
  await database.destroy()
  const signIn = (from: string) => post('/admin/login', { email, password: 'not-mine' }, from)
  expect([await signIn(neighbour), await signIn(neighbour), await signIn(other)]).toEqual([
    401, 429, 401,
  ])
})
