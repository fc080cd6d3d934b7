import { expect, it } from 'vitest'
import { room } from '../../domain/content/room.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'

const shop = catalogueForEachTest()

const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
const anonymous = { token: null }

const addProduct = async (name: string, more: object = {}): Promise<string> =>
  (await shop.addProduct({ name, ...more }))._id

async function add(texts: Record<string, string> = {}, points: unknown = []) {
  const room = { title: 'A calm veranda', ...texts, points: JSON.stringify(points) }
  const form = createForm({ ...room, image: await smallPhotograph() })
  return shop.call('POST', '/rooms/add', { form })
}
const put = (id: string, json: object) => shop.call('PUT', `/rooms/${id}`, { json })
const readAsVisitor = (id: string, query = '') =>
  shop.call('GET', `/rooms/${id}${query}`, anonymous)
const listAsVisitor = async () => (await shop.visit('/rooms')).roomData

it('returns marks of visible products to visitors, with product name and path', async () => {
  const swing = await addProduct('Teak swing')
  const hidden = await addProduct('Secret chair', { visibility: 'hidden' })
  const atLeft = { x: 0.25, y: 0.5 }
  const { status, body } = await add({ content: 'Morning light.' }, [
    { product: swing, ...atLeft },
    { product: hidden, ...atLeft },
    { product: swing.toUpperCase(), x: '1', y: 0 },
  ])
  expect([status, body.message]).toEqual([201, 'Room added.'])
  const { _id, path } = body.roomData
  expect(body.roomData).toMatchObject({
    visibility: 'live',
    slug: 'a-calm-veranda',
    path: `/rooms/a-calm-veranda-${_id.slice(-12)}`,
    points: [
      { product: swing, ...atLeft },
      { product: hidden, ...atLeft },
      { product: swing, x: 1, y: 0 },
    ],
  })
  const ownPath = `/product-detail/teak-swing-${swing.slice(-12)}`
  const product = { _id: swing, name: 'Teak swing', path: ownPath }
  const points = [
    { product, ...atLeft },
    { product, x: 1, y: 0 },
  ]
  const { roomData } = (await readAsVisitor(_id)).body
  expect(roomData).toMatchObject({ path, title: 'A calm veranda', points })
  expect(roomData).not.toHaveProperty('visibility')
  expect(await listAsVisitor()).toEqual([roomData])

  await shop.call('DELETE', `/ourCategoriesItems/${swing}`)
  expect((await readAsVisitor(_id)).body.roomData.points).toEqual([])
  const { references } = await shop.read(`/ourCategoriesItems/${hidden}/references`)
  expect(references).toContainEqual({ resource: 'rooms', count: 1 })
})

it('restores marks with their product, and drops marks of deleted products on update', async () => {
  const swing = await addProduct('Swing')
  const { _id } = (await add({}, [{ product: swing, x: 0.5, y: 0.5 }])).body.roomData
  await shop.call('DELETE', `/ourCategoriesItems/${swing}`)
  const { trash } = await shop.read('/trash')
  await shop.call('POST', `/trash/${trash[0]._id}`)
  expect((await readAsVisitor(_id)).body.roomData.points).toHaveLength(1)

  await shop.call('DELETE', `/ourCategoriesItems/${swing}`)
  const changed = await put(_id, { points: [{ product: swing, x: 0.1, y: 0.1 }] })
  expect([changed.status, changed.body.roomData.points]).toEqual([200, []])
})

it('returns 422 for invalid marks in the field points, and for a missing title or photo', async () => {
  const swing = await addProduct('Swing')
  const wrong: [unknown, RegExp][] = [
    [[{ product: unknown, x: 0.5, y: 0.5 }], /^Product not found$/],
    [[{ product: swing, x: 1.01, y: 0.5 }], /^The place of a mark is a number from 0 to 1\.$/],
    ...[-0.1, 'left', 'Infinity'].map((x): [unknown, RegExp] => [
      [{ product: swing, x, y: 0.5 }],
      /^The place of a mark/,
    ]),
    [[{ product: swing, x: Number.NaN, y: 0.5 }], /^Please mark the place of each product/],
    [[{ product: '', x: 0.5, y: 0.5 }], /^Please choose the product of each mark\.$/],
    [[{ product: swing, x: 0.5 }], /^Please mark the place of each product/],
    [Array.from({ length: 21 }, () => ({ product: swing, x: 0.5, y: 0.5 })), /at most 20 marks/],
    ['swing', /./],
  ]
  const { _id } = (await add()).body.roomData
  for (const [points, message] of wrong) {
    const { status, body } = await put(_id, { points })
    expect([points, status, Object.keys(body.errors)]).toEqual([points, 422, ['points']])
    expect(body.errors.points).toMatch(message)
  }
  const empty = await shop.call('POST', '/rooms/add', { json: {} })
  expect([empty.status, empty.body.errors]).toEqual([
    422,
    { title: 'The title field is required.', image: 'The image field is required.' },
  ])
})

it('accepts 20 marks for one product', async () => {
  const swing = await addProduct('Swing')
  const points = Array.from({ length: 20 }, (_, index) => ({ product: swing, x: index / 19, y: 0 }))
  const { body } = await add({}, points)
  const { roomData } = (await readAsVisitor(body.roomData._id)).body
  expect(roomData.points).toHaveLength(20)
  expect(roomData.points[19]).toMatchObject({ product: { _id: swing }, x: 1, y: 0 })
})

it('returns 404 for a hidden room, and omits it from the list and the sitemap', async () => {
  const paths = async () => (await shop.app.inject('/sitemap.xml')).body
  expect(await paths()).not.toContain('/rooms')
  const { _id, path } = (await add()).body.roomData
  expect(await paths()).toContain(`${path}</loc>`)
  expect(await paths()).toContain('/rooms</loc>')
  await put(_id, { visibility: 'hidden' })
  expect((await readAsVisitor(_id)).status).toBe(404)
  expect(await listAsVisitor()).toEqual([])
  expect(await paths()).not.toContain('/rooms')
  expect((await shop.read(`/rooms/${_id}`)).roomData.visibility).toBe('hidden')
  expect((await shop.read('/rooms')).roomData).toHaveLength(1)
})

it('restores a room from the history, and resolves its earlier paths', async () => {
  const points = [{ product: await addProduct('Swing'), x: 0.5, y: 0.5 }]
  const { _id } = (await add({}, points)).body.roomData
  const renamed = await put(_id, { title: 'Terrace', points: [] })
  expect(renamed.body.roomData.path).toBe(`/rooms/terrace-${_id.slice(-12)}`)
  const restored = await shop.call('POST', `/rooms/${_id}/history/1`)
  expect(restored.body.roomData).toMatchObject({ title: 'A calm veranda', points })
  for (const step of [_id, _id.slice(-12), `terrace-${_id.slice(-12)}`])
    expect(await shop.services.pageAddresses.find(room, step)).toBe(_id)
})

it('returns texts and paths in the requested language', async () => {
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi'] } })
  const swing = await addProduct('Swing', { translations: { hi: { name: 'झूला' } } })
  const translations = JSON.stringify({ hi: { title: 'बरामदा' } })
  const points = [{ product: swing, x: 0.5, y: 0.5 }]
  const { _id } = (await add({ content: 'Light.', translations }, points)).body.roomData
  const { roomData } = (await readAsVisitor(_id, '?lang=hi')).body
  expect(roomData).toMatchObject({
    title: 'बरामदा',
    content: 'Light.',
    path: `/hi/rooms/a-calm-veranda-${_id.slice(-12)}`,
    points: [{ product: { name: 'झूला', path: `/hi/product-detail/swing-${swing.slice(-12)}` } }],
  })
})

it('accepts enquiries about a room', async () => {
  const swing = await addProduct('Swing')
  const json = { source: 'room', products: [swing], page: '/rooms/a' }
  expect((await shop.call('POST', '/orders', { ...anonymous, json })).status).toBe(202)
  const { orders } = await shop.read('/orders')
  expect(orders[0]).toMatchObject({ source: 'room', products: [{ _id: swing }] })
})
