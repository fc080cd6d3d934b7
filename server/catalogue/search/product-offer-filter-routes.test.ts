import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media/media.ts'

let shop: TestCatalogue
let swings: string
const products = '/ourCategoriesItems'

beforeAll(async () => {
  shop = await createTestCatalogue()
  const form = createForm({ name: 'Swings', image: await photograph() })
  swings = (await shop.call('POST', '/ourCategories/add', { form })).body.categoryData._id
  // New products are listed first.
  await add({ name: 'Unpriced stool', tags: ['teak'] })
  await add({ name: 'Sold bench', price: '900', availability: 'sold', tags: ['teak'] })
  await add({ name: 'Ready jhoola', price: '1500', availability: 'in-stock', createdBy: swings })
  await add({
    name: 'Reduced swing',
    price: '2500',
    salePrice: '999.50',
    availability: 'made-to-order',
    createdBy: swings,
  })
})
afterAll(() => shop.close())

async function add(json: object): Promise<string> {
  const { status, body } = await shop.call('POST', `${products}/add`, { json })
  expect(status).toBe(201)
  return body.categoryItemData._id
}

/** First words of the names of matching products for a visitor, in order. */
async function find(query: string): Promise<string> {
  const { status, body } = await shop.call('GET', `${products}?${query}`, { token: null })
  expect(status).toBe(200)
  expect(body.total).toBe(body.categoryItemData.length)
  return body.categoryItemData.map(({ name }: { name: string }) => name.split(' ')[0]).join(' ')
}

it('sorts by effective price in both directions, products without a price last', async () => {
  expect(await find('sort=price')).toBe('Sold Reduced Ready Unpriced')
  expect(await find('sort=-price')).toBe('Ready Reduced Sold Unpriced')
  expect(await find('sort=price&tag=teak')).toBe('Sold Unpriced')
  expect(await find('sort=-price&tag=teak')).toBe('Sold Unpriced')
})

it('sorts by availability, in stock first and sold last', async () => {
  expect(await find('sort=availability')).toBe('Ready Reduced Unpriced Sold')
  expect(await find('sort=availability&tag=teak')).toBe('Unpriced Sold')
  expect(await find(`sort=availability&category=${swings}`)).toBe('Ready Reduced')
})

it('filters by effective price, bounds included, and omits products without a price', async () => {
  expect(await find('minPrice=999.50&sort=price')).toBe('Reduced Ready')
  expect(await find('minPrice=999.51&sort=price')).toBe('Ready')
  expect(await find('maxPrice=999.5&sort=-price')).toBe('Reduced Sold')
  expect(await find('maxPrice=999.49')).toBe('Sold')
  expect(await find('minPrice=0')).toBe('Reduced Ready Sold')
  expect(await find('minPrice=900&maxPrice=900')).toBe('Sold')
  expect(await find('minPrice=901&maxPrice=900')).toBe('')
  expect(await find(`maxPrice=1,499&category=${swings}`)).toBe('Reduced')
})

it('filters by availability, combined with search terms, tags, categories and prices', async () => {
  expect(await find('availability=in-stock')).toBe('Ready')
  expect(await find('availability=back-on')).toBe('')
  expect(await find('availability=sold&tag=teak')).toBe('Sold')
  expect(await find(`availability=made-to-order&category=${swings}&maxPrice=1000`)).toBe('Reduced')
  expect(await find('q=bench&availability=in-stock')).toBe('')
})

it('leaves out a bound of the search that no product meets, and says which and by how much', async () => {
  const search = async (q: string, more = '') => {
    const path = `${products}?q=${encodeURIComponent(q)}${more}`
    const { total, loosened, categoryItemData } = (await shop.call('GET', path)).body
    const names = categoryItemData.map(({ name }: { name: string }) => name.split(' ')[0])
    return { names: names.join(' '), total, loosened }
  }
  expect(await search('swings under ₹900')).toEqual({
    names: 'Reduced Ready',
    total: 2,
    loosened: { maxPrice: '900', nearestPrice: '999.50' },
  })
  expect(await search('jhoola above 9000', '&skip=1&limit=1')).toEqual({
    names: 'Reduced',
    total: 2,
    loosened: { minPrice: '9000', nearestPrice: '1500' },
  })
  expect(await search('jhoola between 1100 and 1200')).toMatchObject({
    names: 'Ready',
    loosened: { maxPrice: '1200', nearestPrice: '1500' },
  })
  expect(await search('stool under 500 rupees')).toMatchObject({
    names: 'Unpriced Sold',
    loosened: { maxPrice: '500' },
  })
  expect(await search('jhoola under 1600')).toMatchObject({ names: 'Ready Reduced' })
  expect((await search('jhoola under 1600')).loosened).toBeUndefined()
  expect((await search('jhoola', '&maxPrice=1')).total).toBe(0)
})

it('counts as the nearest no product that has the words of the search in its description alone', async () => {
  await add({ name: 'Side table', description: 'Beside a jhoola, or a stool.', price: '300' })
  const { body } = await shop.call(
    'GET',
    `${products}?q=${encodeURIComponent('jhoola under ₹200')}`,
  )
  expect(body.loosened).toEqual({ maxPrice: '200', nearestPrice: '999.50' })
  const names = body.categoryItemData.map(({ name }: { name: string }) => name)
  expect(names.at(-1)).toBe('Side table')
})

it.each([
  ['minPrice=', 'minPrice: must be an amount such as 1299 or 1299.50'],
  ['minPrice=cheap', 'minPrice: must be an amount such as 1299 or 1299.50'],
  ['maxPrice=-5', 'maxPrice: must be an amount such as 1299 or 1299.50'],
  ['maxPrice=1.999', 'maxPrice: must be an amount such as 1299 or 1299.50'],
  ['availability=', 'availability: must be one of in-stock, made-to-order, back-on, sold'],
  ['availability=ready', 'availability: must be one of in-stock, made-to-order, back-on, sold'],
  ['sort=cheapest', 'sort: must be one of newest, oldest, name, price, -price, availability'],
])('returns 400 for %s', async (query, message) => {
  for (const path of [products, `${products}/ourCategories/${swings}`]) {
    const { status, body } = await shop.call('GET', `${path}?${query}`, { token: null })
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
  }
})

it('updates price and availability filters after every kind of product write', async () => {
  const isFound = async (id: string, query: string) => {
    const { body } = await shop.call('GET', `${products}?sort=price&${query}`, { token: null })
    return body.categoryItemData.some(({ _id }: { _id: string }) => _id === id)
  }
  const id = await add({ name: 'Changing', price: '5000' })
  const costs = async (price: string, of = id) =>
    (await isFound(of, `minPrice=${price}&maxPrice=${price}`)) &&
    (await isFound(of, `tag=&minPrice=${price}&maxPrice=${price}&unique=false`))
  expect(await costs('5000')).toBe(true)

  await shop.call('PUT', `${products}/${id}`, { json: { salePrice: '4000' } })
  expect([await costs('5000'), await costs('4000')]).toEqual([false, true])

  await shop.call('POST', `${products}/${id}/history/1`)
  expect([await costs('4000'), await costs('5000')]).toEqual([false, true])

  const csv = `_id,price,availability\n${id},70.25,in-stock`
  expect((await shop.call('POST', `${products}/import`, { json: { csv } })).status).toBe(200)
  expect([await costs('70.25'), await isFound(id, 'availability=in-stock')]).toEqual([true, true])

  const copy = (await shop.call('POST', `${products}/${id}/duplicate`)).body.categoryItemData._id
  expect(await costs('70.25', copy)).toBe(false)
  await shop.call('PUT', `${products}/${copy}`, { json: { visibility: 'live' } })
  expect(await costs('70.25', copy)).toBe(true)

  const json = { ids: [id], change: { availability: 'back-on' } }
  await shop.call('PUT', `${products}/bulk`, { json })
  expect(await isFound(id, 'availability=in-stock')).toBe(false)
  expect(await isFound(id, 'availability=back-on')).toBe(true)

  await shop.call('PUT', `${products}/order`, { json: { ids: [copy, id] } })
  expect(await costs('70.25')).toBe(true)

  await shop.call('DELETE', `${products}/${id}`)
  expect(await costs('70.25')).toBe(false)
  await shop.call('POST', `/trash/${id}`)
  expect(await costs('70.25')).toBe(true)
  const record = (await shop.call('GET', `${products}/${id}`)).body.categoryItemData
  expect(Object.keys(record)).not.toContain('effectivePrice')
  await shop.call('POST', `${products}/bulk-delete`, { json: { ids: [id, copy] } })
})
