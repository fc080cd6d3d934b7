import { expect, it } from 'vitest'
import { catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForEachTest()

const nobody = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'

async function open(json: object = {}): Promise<string> {
  const sent = { source: 'product', ...json }
  return (await shop.call('POST', '/orders', { token: null, json: sent })).body.reference
}
const ids = async (): Promise<string[]> =>
  (await shop.read('/orders')).orders.map(({ _id }: { _id: string }) => _id)
const change = (ids: unknown, change: unknown, token?: string) =>
  shop.call('PUT', '/orders/bulk', { json: { ids, change }, ...(token && { token }) })

it('updates the status of several enquiries, all of them or none', async () => {
  for (let count = 0; count < 3; count++) await open()
  const [first = '', second = '', third = ''] = await ids()
  const refused = await change([first, nobody, second], { status: 'answered' })
  const errors = { ids: `Enquiry ${nobody} not found` }
  expect([refused.status, refused.body.errors]).toEqual([422, errors])
  expect((await shop.read('/orders?status=pending')).total).toBe(3)

  const editor = await signInEditor(shop)
  const { status, body } = await change([second, first, second], { status: 'answered' }, editor)
  expect([status, body.message]).toEqual([200, '2 enquiries saved.'])
  expect(body.orders).toMatchObject([
    { _id: second, status: 'answered', version: 2, updatedBy: { name: 'Meera' } },
    { _id: first, status: 'answered', version: 2 },
  ])
  expect((await shop.read('/ourCategories/counts/total')).data.pendingOrders).toBe(1)
  // Unchanged enquiries get no new version.
  const again = await change([first, third], { status: 'answered', note: 'Called back' })
  expect(again.body.orders).toMatchObject([{ version: 3 }, { version: 2, note: 'Called back' }])
  const unchanged = await change([first], { status: 'answered' })
  expect(unchanged.body.orders).toMatchObject([{ version: 3 }])
})

const changeEach = (...orders: object[]) => shop.call('PUT', '/orders/bulk', { json: { orders } })

it('sets values enquiry by enquiry, and refuses all of them if one has another version', async () => {
  for (let count = 0; count < 3; count++) await open()
  const [first = '', second = '', third = ''] = await ids()
  const { status, body } = await changeEach(
    { _id: first.toUpperCase(), version: 1, status: 'answered' },
    { _id: second, version: 1, status: 'confirmed', note: 'Wants it in teak' },
    { _id: third, version: 1, status: 'pending' },
  )
  expect([status, body.orders]).toMatchObject([
    200,
    [
      { _id: first, status: 'answered', version: 2 },
      { _id: second, status: 'confirmed', note: 'Wants it in teak', version: 2 },
      { _id: third, status: 'pending', version: 1 },
    ],
  ])

  await shop.call('PUT', `/orders/${second}`, { json: { note: 'Wants it in sal' } })
  const before = await shop.read('/orders')
  const { reference } = before.orders[1]
  const pending = { version: 2, status: 'pending' }
  const stale = await changeEach({ _id: first, ...pending }, { _id: second, ...pending })
  const meanwhile = `Someone else changed “${reference}” meanwhile, so nothing was saved.`
  expect([stale.status, stale.body.errors, stale.body.message]).toEqual([
    409,
    { 'orders.1._id': expect.stringContaining(`“${reference}”`) },
    `${meanwhile} Check the list and try again.`,
  ])
  expect(await shop.read('/orders')).toEqual(before)
  // Without a version, a change is based on any.
  expect((await changeEach({ _id: second, status: 'pending' })).body.orders).toMatchObject([
    { status: 'pending', version: 4 },
  ])
})

it('names the entry of an unknown or repeated enquiry, and of one without a change', async () => {
  const reference = await open()
  const [id = ''] = await ids()
  const answered = { status: 'answered' }
  const own = { _id: id, ...answered }
  const unknown = { _id: nobody, ...answered }
  const mistakes: [object[], Record<string, unknown>][] = [
    [[own, unknown], { 'orders.1._id': `Enquiry ${nobody} not found` }],
    [[own, own], { 'orders.1._id': `“${reference}” is in the list twice.` }],
    [[{ _id: id, version: 1 }], { 'orders.0': 'Please choose what to change.' }],
    [[{ ...own, version: 'one' }], { 'orders.0.version': expect.any(String) }],
    [[], { orders: 'Please choose at least one enquiry.' }],
  ]
  for (const [orders, errors] of mistakes) {
    const { status, body } = await changeEach(...orders)
    expect([status, body.errors]).toEqual([422, errors])
  }
  expect((await shop.read('/orders')).orders).toMatchObject([{ version: 1 }])
  const both = await shop.call('PUT', '/orders/bulk', {
    json: { ids: [id], change: answered, orders: [{ _id: id, ...answered }] },
  })
  expect(both.status).toBe(422)
})

it('returns 422 with an error message for an invalid bulk update', async () => {
  const answered = { status: 'answered' }
  const mistakes: [unknown, unknown, string][] = [
    [[], answered, 'Please choose at least one enquiry.'],
    [undefined, answered, 'must be a list of texts'],
    [Array(501).fill(nobody), answered, 'must have at most 500 entries'],
    [[7], answered, 'must be text'],
    [[nobody], {}, 'Please choose what to change.'],
    [[nobody], { status: 'lost' }, 'The status must be one of'],
  ]
  for (const [ids, wanted, sentence] of mistakes) {
    const { status, body } = await change(ids, wanted)
    expect([status, body.message]).toEqual([422, expect.stringContaining(sentence)])
  }
  expect((await change([nobody], undefined)).status).toBe(422)
})

it('returns the paginated history of an enquiry, newest version first', async () => {
  await open({ source: 'header' })
  const [id = ''] = await ids()
  await shop.call('PUT', `/orders/${id}`, { json: { status: 'answered' } })
  await change([id], { note: 'Wants it in teak' })
  const body = await shop.read(`/orders/${id}/history`)
  expect(body).toMatchObject({
    total: 3,
    revisions: [
      { version: 3, status: 'answered', note: 'Wants it in teak', by: { name: 'Asha Mehta' } },
      { version: 2, status: 'answered', note: '' },
      { version: 1, status: 'opened', note: '', by: null },
    ],
  })
  const part = await shop.call('GET', `/orders/${id}/history?skip=1&limit=1`)
  expect(part.body.revisions).toMatchObject([{ version: 2 }])
  expect((await shop.call('GET', `/orders/${nobody}/history`)).status).toBe(404)
})

it('finds an enquiry by the reference in a pasted message', async () => {
  await shop.call('PUT', '/settings', { json: { brandName: 'Zula Living' } })
  const reference = await open()
  await open()
  const find = async (message: unknown) => {
    const { status, body } = await shop.call('POST', '/orders/find', { json: { message } })
    return [status, body.orders?.map((one: { reference: string }) => one.reference)]
  }
  const [prefix = '', tail = ''] = reference.toLowerCase().split('-')
  expect(await find(`[21/11, 09:14] Asha: Hello\nReference: ${reference}`)).toEqual([
    200,
    [reference],
  ])
  expect(await find(`reference:\n${prefix}-\n${tail}`)).toEqual([200, [reference]])
  await shop.call('PUT', '/settings', { json: { brandName: 'Swing House' } })
  expect(await find(`Reference: ${reference}`)).toEqual([200, [reference]])
  // Prefix of the new brand name with the tail of the old reference.
  expect(await find(`Reference: SH-${tail}`)).toEqual([200, [reference]])
  expect(await find('Reference: SH-%%%%% or SH-_____')).toEqual([200, []])
  expect(await find('Hello, is it still there?')).toEqual([200, []])
  expect(await find('x'.repeat(100_001))).toEqual([422, undefined])
  expect(await find(undefined)).toEqual([422, undefined])
})
