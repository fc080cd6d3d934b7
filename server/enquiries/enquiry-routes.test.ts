import { expect, it } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForEachTest()

const open = (json: unknown) => shop.call('POST', '/orders', { token: null, json })

it('stores an enquiry under the client’s reference, without unknown and duplicate products', async () => {
  const { _id } = await shop.addProduct({ name: 'Jhoola' })
  const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
  const sent = { source: 'shortlist', page: '/product', reference: 'ZL-4K6H' }
  const { status, body } = await open({ ...sent, products: [_id, unknown, _id] })
  expect([status, body]).toEqual([202, { reference: 'ZL-4K6H' }])
  const products = [{ _id, name: 'Jhoola' }]
  expect(await shop.read('/orders')).toMatchObject({
    total: 1,
    orders: [{ ...sent, status: 'pending', note: '', products }],
  })
  expect((await shop.read('/ourCategories/counts/total')).data.pendingOrders).toBe(1)
})

it('generates a reference from the brand’s initials if it is missing, taken or invalid', async () => {
  expect((await open({ source: 'shop' })).body.reference).toMatch(/^SH-/)
  await shop.call('PUT', '/settings', { json: { brandName: 'Zula Living' } })
  await open({ source: 'header', reference: 'ZL-4K6H' })
  for (const reference of [undefined, 'ZL-4K6H', '<script>', 'x'.repeat(40)]) {
    const { body } = await open({ source: 'header', reference })
    expect(body.reference).toMatch(/^ZL-[A-HJ-NP-Z2-9]{5}$/)
  }
  expect((await open({ source: 'elsewhere' })).status).toBe(422)
})

it('updates, searches and filters enquiries, and returns 409 for a stale version', async () => {
  const { reference } = (await open({ source: 'shop' })).body
  await open({ source: 'message' })
  const [, { _id, version }] = (await shop.read('/orders')).orders
  const change = { status: 'confirmed', note: 'Wants it in teak' }
  const write = (json: object, headers = {}) =>
    shop.call('PUT', `/orders/${_id}`, { json, headers })
  const ifMatch = { 'if-match': `"${version}"` }
  const { status, body } = await write(change, ifMatch)
  expect([status, body.order]).toMatchObject([
    200,
    { ...change, reference, updatedBy: { name: 'Asha Mehta' } },
  ])
  const stale = await write({ note: '' }, ifMatch)
  expect([stale.status, stale.body.current.note]).toEqual([409, 'Wants it in teak'])
  expect((await shop.read('/orders?q=teak')).total).toBe(1)
  expect((await shop.read(`/orders?q=${reference.toLowerCase()}`)).total).toBe(1)
  for (const status of ['pending', 'confirmed'])
    expect((await shop.read(`/orders?status=${status}`)).total).toBe(1)
  expect((await shop.call('GET', '/orders?status=lost')).status).toBe(400)
  for (const json of [{ status: 'lost' }, { note: 'x'.repeat(10_001) }])
    expect((await write(json)).status).toBe(422)
})

it('sorts enquiries by date, newest first by default', async () => {
  for (const source of ['shop', 'message', 'product']) await open({ source })
  const sourcesBy = async (query: string) =>
    (await shop.read(`/orders?${query}`)).orders.map(({ source }: { source: string }) => source)
  expect(await sourcesBy('')).toEqual(['product', 'message', 'shop'])
  expect(await sourcesBy('sort=oldest')).toEqual(['shop', 'message', 'product'])
  expect(await sourcesBy('status=pending&sort=oldest&skip=1&limit=1')).toEqual(['message'])
  expect((await shop.call('GET', '/orders?sort=random')).status).toBe(400)
})

it('stores a chat without a message as opened, which does not count as pending', async () => {
  expect((await open({ source: 'header' })).status).toBe(202)
  await open({ source: 'product' })
  const { orders } = await shop.read('/orders')
  expect(orders.map(({ source, status }: Record<string, string>) => [source, status])).toEqual([
    ['product', 'pending'],
    ['header', 'opened'],
  ])
  expect((await shop.read('/ourCategories/counts/total')).data.pendingOrders).toBe(1)
  expect((await shop.read('/statistics?days=1')).statistics.perDay[0].count).toBe(2)
})

it('counts all enquiries by status, whatever the filters of the list', async () => {
  await open({ source: 'header' })
  await open({ source: 'message' })
  const { reference } = (await open({ source: 'message' })).body
  const countsOf = async (query: string) => (await shop.read(`/orders?${query}`)).counts
  const none = { opened: 0, pending: 0, answered: 0, confirmed: 0, cancelled: 0 }
  expect(await countsOf('status=opened&limit=1')).toEqual({ ...none, opened: 1, pending: 2 })
  expect(await countsOf(`q=${reference}`)).toEqual({ ...none, opened: 1, pending: 2 })
})
