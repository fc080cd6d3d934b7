import { beforeEach, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests()
let one: string
let two: string

beforeEach(async () => {
  one = await addProduct({ name: 'One', price: '1000', salePrice: '900' })
  two = await addProduct({ name: 'Two' })
})

const products = '/ourCategoriesItems'
const end = '2096-11-23T18:30:00.000Z'
const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'

const addProduct = async (json: object): Promise<string> => (await shop.addProduct(json))._id
const setPrices = (prices: unknown, more: object = {}) =>
  shop.call('PUT', `${products}/bulk`, { json: { prices, ...more } })
const read = (id: string) => shop.readProduct(id)
const versions = async () => [(await read(one)).version, (await read(two)).version]

it('sets prices in bulk, and undoes them with the previous prices in the response', async () => {
  const { status, body } = await setPrices([
    { _id: two, price: '₹ 2,500', salePrice: '1999.5', saleUntil: '2096-11-24T00:00:00+05:30' },
    { _id: one.toUpperCase(), price: '1200', name: 'ignored' },
  ])
  expect([status, body.message]).toEqual([200, '2 products saved.'])
  expect(body.categoryItemData).toMatchObject([
    { _id: two, name: 'Two', price: '2500', salePrice: '1999.50', saleUntil: end, version: 2 },
    { _id: one, name: 'One', price: '1200', salePrice: '900', saleUntil: '', version: 2 },
  ])
  expect(body.previous).toEqual([
    { _id: two, version: 2, price: '', salePrice: '', saleUntil: '' },
    { _id: one, version: 2, price: '1000', salePrice: '900', saleUntil: '' },
  ])
  const undone = await setPrices(body.previous)
  expect(undone.status).toBe(200)
  expect(await read(one)).toMatchObject({ price: '1000', salePrice: '900', version: 3 })
  expect(await read(two)).toMatchObject({ price: '', salePrice: '', saleUntil: '', version: 3 })
  expect(undone.body.previous).toMatchObject([{ _id: two, price: '2500' }, { price: '1200' }])
})

it('stores one revision per changed product, and none for unchanged ones', async () => {
  const { body } = await setPrices([
    { _id: one, price: '1000.00' },
    { _id: two, price: '500' },
  ])
  expect(body.categoryItemData).toMatchObject([{ version: 1 }, { version: 2 }])
  expect(body.previous).toEqual([{ _id: two, version: 2, price: '', salePrice: '', saleUntil: '' }])
  const history = await shop.read(`${products}/${two}/history`)
  expect(history.revisions).toMatchObject([
    { version: 2, action: 'update', by: { name: 'Asha Mehta' }, state: { price: '500' } },
    { version: 1, action: 'create' },
  ])
  const { activity } = await shop.read('/activity?limit=1')
  expect(activity).toMatchObject([{ name: 'Two', action: 'update' }])
})

it('rejects prices that are based on another version, with the name of the product', async () => {
  await shop.changeProduct(one, { price: '1500' })
  const { status, body } = await setPrices([
    { _id: two, version: 1, price: '10' },
    { _id: one, version: 1, price: '1100' },
  ])
  const sentence =
    'Someone else changed this product meanwhile. Check the current version and try again.'
  expect([status, body]).toMatchObject([
    409,
    {
      message: expect.stringMatching(/^Someone else changed “One” meanwhile, so nothing was saved/),
      errors: { 'prices.1._id': `“One”: ${sentence}` },
      current: [{ _id: one, price: '1500', version: 2 }],
    },
  ])
  expect([(await read(one)).price, (await read(two)).price]).toEqual(['1500', ''])
})

it('rejects the whole request for invalid prices or unknown products, with an error per entry', async () => {
  const lower = 'The sale price must be lower than the price.'
  const digits = 'Please enter the amount in digits, such as 1299 or 1299.50'
  const sentence = 'Please enter date and time with an offset, such as 2026-01-31T09:00:00Z'
  for (const [entry, field, message] of [
    [{ _id: one, price: '900' }, 'salePrice', `“One”: ${lower}`],
    [{ _id: one, price: '1000.125' }, 'price', `“One”: ${digits}`],
    [{ _id: one, price: 1200 }, 'price', '“One”: must be text'],
    [{ _id: one, saleUntil: 'soon' }, 'saleUntil', `“One”: ${sentence}`],
    [{ _id: unknown, price: '1' }, '_id', `Product ${unknown} not found`],
    [{ _id: two, price: '70' }, '_id', '“Two” is in the list twice.'],
    [{ _id: one }, '', 'Please choose what to change.'],
    [{ price: '1' }, '_id', 'must be text'],
    ['1200', '', 'must be a product with its prices'],
  ] as const) {
    const { status, body } = await setPrices([{ _id: two, price: '50' }, entry])
    const key = field === '' ? 'prices.1' : `prices.1.${field}`
    expect([status, body.message, body.errors[key]]).toEqual([422, message, message])
  }
  const both = await setPrices([
    { _id: one, price: '5' },
    { _id: two, salePrice: '5' },
  ])
  expect(both.body.errors).toEqual({
    'prices.0.salePrice': `“One”: ${lower}`,
    'prices.1.salePrice': `“Two”: ${lower}`,
  })
  expect(await versions()).toEqual([1, 1])
})

it('rejects an empty list, more than 500 entries, and prices combined with a change', async () => {
  const prices = [{ _id: one, price: '1200' }]
  const oneForm = 'Please send either a change, prices or choices, not several of them.'
  const change = { visibility: 'hidden' }
  for (const [sent, more, message] of [
    [[], {}, 'Please choose at least one product.'],
    [Array(501).fill({ _id: one, price: '1' }), {}, 'must have at most 500 entries'],
    ['1200', {}, 'must be a list of products with their prices'],
    [prices, { ids: [one], change }, oneForm],
    [prices, { ids: [one] }, oneForm],
  ] as const) {
    const { status, body } = await setPrices(sent, more)
    expect([status, body.message]).toEqual([422, message])
  }
  expect((await shop.call('PUT', `${products}/bulk`, { json: {} })).status).toBe(422)
  expect(await versions()).toEqual([1, 1])
})

it('sets 500 prices in one request', async () => {
  const csv = ['name,price', ...Array.from({ length: 500 }, (_, at) => `Stool ${at},${at + 1}`)]
  const { body } = await shop.importCsv(csv)
  const prices = body.rows.map(({ _id }: { _id: string }) => ({ _id, price: '88000' }))
  expect((await setPrices(prices)).body.message).toBe('500 products saved.')
  const found = await shop.call('GET', `${products}?minPrice=88000&maxPrice=88000&limit=1`)
  expect(found.body.total).toBe(500)
})
