import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'

let shop: TestCatalogue
let swings: string
let chairs: string

beforeAll(async () => {
  shop = await createTestCatalogue()
  swings = await addCategory('Swings')
  chairs = await addCategory('Chairs')
  await addProduct({
    name: 'Apple Swing',
    createdBy: swings,
    tags: ['teak', 'two, or three'],
    material: 'Solid teak; brass',
  })
  await addProduct({
    name: 'cedar chair',
    createdBy: chairs,
    tags: ['Cedar'],
    material: 'Cedar, rope',
    description: '100% café',
  })
  await addProduct({
    name: 'Birch Swing',
    createdBy: swings,
    tags: ['birch'],
    isDisplaingInSomethingUnique: true,
  })
})
afterAll(() => shop.close())

async function addCategory(name: string): Promise<string> {
  const form = createForm({ name, image: await photograph() })
  return (await shop.call('POST', '/ourCategories/add', { form })).body.categoryData._id
}
async function addProduct(json: object): Promise<string> {
  return (await shop.call('POST', '/ourCategoriesItems/add', { json })).body.categoryItemData._id
}
async function names(query: string): Promise<string[]> {
  const { body } = await shop.call('GET', `/ourCategoriesItems?${query}`, { token: null })
  return body.categoryItemData.map(({ name }: { name: string }) => name)
}

it('lists the newest products first by default', async () => {
  expect(await names('')).toEqual(['Birch Swing', 'cedar chair', 'Apple Swing'])
})

it('responds to a reorder with the reordered list and its total', async () => {
  const { records } = await shop.services.products.list()
  const ids = records.map(({ _id }) => _id)
  const { status, body } = await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids } })
  const { message, ...list } = body
  expect([status, message]).toEqual([200, 'Order saved.'])
  expect(list).toEqual((await shop.call('GET', '/ourCategoriesItems')).body)
  expect(list.total).toBe(3)
})

it('sorts by name or age, and returns 400 for an unknown sort order', async () => {
  expect(await names('sort=name')).toEqual(['Apple Swing', 'Birch Swing', 'cedar chair'])
  expect(await names('sort=oldest')).toEqual(['Apple Swing', 'cedar chair', 'Birch Swing'])
  expect((await shop.call('GET', '/ourCategoriesItems?sort=dearest')).status).toBe(400)
})

it('searches name, description, tags and material, ignoring case and accents', async () => {
  expect(await names('q=TEAK')).toEqual(['Apple Swing'])
  expect(await names('q=cafe')).toEqual(['cedar chair'])
  expect(await names('q=swing+birch')).toEqual(['Birch Swing', 'Apple Swing'])
  expect(await names('q=100%25')).toEqual(['cedar chair'])
  expect(await names('q=_')).toEqual([])
})

it('filters by category, tag and material', async () => {
  expect(await names(`category=${swings}&sort=name`)).toEqual(['Apple Swing', 'Birch Swing'])
  expect(await names('tag=cedar')).toEqual(['cedar chair'])
  expect(await names('tag=two%2C+or+three')).toEqual(['Apple Swing'])
  expect(await names('tag=tea')).toEqual([])
  expect(await names('material=solid+teak')).toEqual(['Apple Swing'])
})

it('paginates with skip and limit, returns the total, and 400 for invalid values', async () => {
  const { body } = await shop.call('GET', '/ourCategoriesItems?sort=name&skip=1&limit=1', {
    token: null,
  })
  expect([body.categoryItemData[0].name, body.categoryItemData.length, body.total]).toEqual([
    'Birch Swing',
    1,
    3,
  ])
  for (const query of ['skip=-1', 'limit=ten', 'limit=1.5']) {
    expect((await shop.call('GET', `/ourCategoriesItems?${query}`)).status).toBe(400)
  }
})

it('returns the products of a category, none for an unknown one, 400 for an invalid id', async () => {
  const known = await shop.call('GET', `/ourCategoriesItems/ourCategories/${chairs}`, {
    token: null,
  })
  expect(known.body).toMatchObject({
    total: 1,
    categoryItems: [{ name: 'cedar chair', createdBy: { _id: chairs, name: 'Chairs' } }],
  })
  const unknown = await shop.call(
    'GET',
    '/ourCategoriesItems/ourCategories/01a1fe04-d592-72a5-a8dc-eff94a3e22f7',
  )
  expect([unknown.status, unknown.body]).toEqual([200, { categoryItems: [], total: 0 }])
  expect((await shop.call('GET', '/ourCategoriesItems/ourCategories/7')).status).toBe(400)
})

it('returns the Something Unique products, and the latest products that have a photo', async () => {
  const unique = await shop.call('GET', '/ourCategoriesItems/someUnique/CategoryItems', {
    token: null,
  })
  expect(
    unique.body.categoryItemDataSomethingUnique.map(({ name }: { name: string }) => name),
  ).toEqual(['Birch Swing'])
  expect(
    (await shop.call('GET', '/latestProduct', { token: null })).body.latestProductData,
  ).toEqual([])
  const form = createForm({ images: await photograph('#aa7744') })
  const [latest] = (await shop.call('GET', '/ourCategoriesItems?q=apple')).body.categoryItemData
  await shop.call('PUT', `/ourCategoriesItems/${latest._id}`, { form })
  const { body } = await shop.call('GET', '/latestProduct', { token: null })
  expect(body.latestProductData).toEqual([
    {
      _id: latest._id,
      name: 'Apple Swing',
      image: expect.objectContaining({ url: expect.stringContaining('/media/') }),
    },
  ])
})

it('accepts lists as comma-separated, repeated or JSON form fields', async () => {
  const send = async (tags: string | string[]) =>
    (await shop.call('POST', '/ourCategoriesItems/add', { form: createForm({ name: 'x', tags }) }))
      .body.categoryItemData.tags
  expect(await send('teak, , brass')).toEqual(['teak', 'brass'])
  expect(await send(['teak, oak', 'brass'])).toEqual(['teak', 'oak', 'brass'])
  expect(await send('["a, b", "c"]')).toEqual(['a, b', 'c'])
})

it('returns 409 when deleting a category that has products', async () => {
  const { status, body } = await shop.call('DELETE', `/ourCategories/${chairs}`)
  expect([status, body.message]).toEqual([
    409,
    '“Chairs” still has 1 product. Move or delete it first.',
  ])
})

it('limits visitors to 200 records per request, but not administrators', async () => {
  const empty = await addCategory('Full')
  const rows = Array.from({ length: 205 }, (_, index) => `p${index},Full`)
  const json = { csv: ['name,category', ...rows].join('\n') }
  expect((await shop.call('POST', '/ourCategoriesItems/import', { json })).status).toBe(200)
  const path = `/ourCategoriesItems?category=${empty}&limit=0`
  const visitor = await shop.call('GET', path, { token: null })
  expect([visitor.body.categoryItemData.length, visitor.body.total]).toEqual([200, 205])
  const admin = await shop.call('GET', path)
  expect([admin.body.categoryItemData.length, admin.body.total]).toEqual([205, 205])
})

it('answers an order by ids with at most 200 products and the number of all', async () => {
  const { body: before } = await shop.call('GET', '/ourCategoriesItems')
  const last = before.categoryItemData.at(-1)._id
  const { body } = await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids: [last] } })
  expect(body.categoryItemData).toHaveLength(200)
  expect([body.categoryItemData[0]._id, body.total]).toEqual([last, before.total])
})

it('lists the reviews of a product, newest first, and returns 404 for a deleted product', async () => {
  const id = await addProduct({ name: 'Reviewed' })
  for (const name of ['Meera', 'Arjun']) {
    const json = { ourCategoriesItem: id, name, rating: 4, comment: 'Good' }
    expect((await shop.call('POST', '/itemReview/add', { json })).status).toBe(201)
  }
  const { body } = await shop.call('GET', `/itemReview/ourCategoriesItem/${id}`, { token: null })
  expect(
    body.reviewData.map(({ name, rating }: { name: string; rating: number }) => [name, rating]),
  ).toEqual([
    ['Arjun', 4],
    ['Meera', 4],
  ])
  expect((await shop.call('GET', '/itemReview')).body.total).toBe(2)
  await shop.call('DELETE', `/ourCategoriesItems/${id}`)
  expect((await shop.call('GET', `/itemReview/ourCategoriesItem/${id}`)).status).toBe(404)
  expect((await shop.call('GET', '/itemReview')).body).toEqual({ reviewData: [], total: 0 })
})
