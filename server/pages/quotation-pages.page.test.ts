import { beforeAll, expect, it } from 'vitest'
import { type SentQuotation, sendQuotation } from '../../tests/helpers/quotations.ts'
import { shopForAllTests } from '../../tests/helpers/shop.ts'
import { connectDatabase } from '../db/database.ts'

const shop = shopForAllTests('demo')
let quotation: SentQuotation

beforeAll(async () => {
  quotation = await sendQuotation(shop, { customer: { name: 'Meera Shah' } })
})

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const open = (headers: Record<string, string> = {}, path = quotation.path) =>
  shop.request(path, { headers: { 'user-agent': phone, ...headers } })
const countSeen = async () =>
  (await shop.call('GET', `/quotations/${quotation._id}`)).quotationData.seen.count

const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

it('is stored by nobody, indexed by nobody, and tells no other site its address', async () => {
  const { path } = quotation
  for (const url of [path, `${path}?edition=1`, `${path}/preview.jpg`, '/q/unknown'])
    expect([url, (await open({}, url)).headers]).toMatchObject([url, privateHeaders])
  const accepted = await shop.request('/q/unknown/accept', { method: 'POST' })
  expect(accepted).toMatchObject({ status: 404, headers: privateHeaders })
})

it('shows a change at once, although no write of quotations empties the page cache', async () => {
  const before = await shop.services.revision.current()
  const other = await sendQuotation(shop)
  expect((await open({}, other.path)).html).not.toContain('withdrawn')
  await shop.call('POST', `/quotations/${other._id}/withdraw`)
  expect((await open({}, other.path)).html).toContain('has been withdrawn')
  expect(await shop.services.revision.current()).toBe(before)
})

it('cannot be accepted once it is withdrawn or expired, and says so', async () => {
  const withdrawn = await sendQuotation(shop)
  await shop.call('POST', `/quotations/${withdrawn._id}/withdraw`)
  const expired = await sendQuotation(shop)
  const database = connectDatabase({ dataDir: shop.dataDir })
  const { _id } = expired
  await database
    .updateTable('quotation_state')
    .set({ validUntil: '2020-01-01' })
    .where('_id', '=', _id)
    .execute()
  await database.destroy()
  for (const [{ path }, title] of [
    [withdrawn, 'This quotation has been withdrawn'],
    [expired, 'This quotation has expired'],
  ] as const) {
    const shown = await shop.visit(path)
    expect(shown.status).toBe(200)
    shown.getByRole('heading', { name: title })
    expect(shown.document.querySelector('form')).toBeNull()
    expect(shown.queryByRole('link', { name: /^Pay/ })).toBeNull()
    shown.getByRole('link', { name: 'I have a question' })
    const refused = await shop.visit(`${path}/accept`, { method: 'POST' })
    expect(refused.status).toBe(409)
    refused.getByText(/^Your answer was not recorded/)
  }
})

it('is named by no page, sitemap, feed, search or robots.txt', async () => {
  await shop.call('PUT', '/settings', { feeds: true })
  const token = quotation.path.slice('/q/'.length)
  const places = ['/', '/product', '/product?q=Meera', '/robots.txt', '/sitemap.xml']
  places.push('/api/settings', '/api/ourCategoriesItems?q=Meera', '/feeds/products.xml')
  places.push('/manifest.webmanifest', `/product?q=${quotation.number}`)
  for (const place of places) {
    const { html } = await shop.request(place)
    expect([place, html.includes(token)]).toEqual([place, false])
  }
})

it('counts what a person opens, and neither robots nor administrators', async () => {
  const before = await countSeen()
  await open({ 'user-agent': 'WhatsApp/2.25.1 A' })
  await open({ 'user-agent': 'facebookexternalhit/1.1' })
  await open({ referer: 'http://shop.example/admin/quotations' })
  await open({ 'sec-purpose': 'prefetch' })
  await open({ 'sec-fetch-dest': 'iframe' })
  await shop.request(quotation.path, { method: 'HEAD', headers: { 'user-agent': phone } })
  expect(await countSeen()).toBe(before)
  await open({ 'sec-fetch-dest': 'document' })
  await open()
  expect(await countSeen()).toBe(before + 2)
})

it('ignores punctuation that a chat takes for part of the link', async () => {
  expect((await open({}, `${quotation.path}.`)).status).toBe(200)
  expect((await open({}, `${quotation.path}),`)).status).toBe(200)
})

it('keeps no address below its own among those that were not found', async () => {
  for (const path of [`${quotation.path}/`, `/hi${quotation.path}`, `${quotation.path}/x/y`])
    expect((await open({}, path)).status, path).toBe(404)
  await open({}, '/nowhere')
  // Writes what is counted.
  await shop.services.views.stop()
  const { notFound } = await shop.call('GET', '/statistics/notFound')
  const paths = notFound.map(({ path }: { path: string }) => path)
  expect(paths).toContain('/nowhere')
  expect(paths.filter((path: string) => path.includes('/q/'))).toEqual([])
})

it('refuses bodies that are no form, and large ones', async () => {
  const post = (type: string, payload: string) =>
    shop.request(`${quotation.path}/accept`, {
      method: 'POST',
      headers: { 'content-type': type },
      payload,
    })
  expect((await post('application/json', '{}')).status).toBe(415)
  const form = 'application/x-www-form-urlencoded'
  expect((await post(form, 'a'.repeat(5_000))).status).toBe(413)
})

it('sends the designed 404 for any unknown token, and 429 for all after 60', async () => {
  const { status, getByRole } = await shop.visit(`/q/${'A'.repeat(43)}`)
  expect(status).toBe(404)
  getByRole('heading', { level: 1, name: 'This seat is empty' })
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 70)
    statuses.push((await open({}, `/q/guess-${statuses.length}`)).status)
  expect(statuses.length).toBeLessThanOrEqual(60)
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]))
  const known = await open()
  expect([known.status, Number(known.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect(known).toMatchObject({ headers: { 'cache-control': 'no-store' } })
})
