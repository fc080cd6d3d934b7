import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForAllTests()
let swings: string
let chairs: string

beforeAll(async () => {
  swings = await addCategory('Swings')
  chairs = await addCategory('Chairs')
  const apple = { tags: ['teak', 'two, or three'], material: 'Solid teak; brass' }
  await shop.addProduct({ name: 'Apple Swing', createdBy: swings, ...apple })
  await shop.addProduct({ name: 'cedar chair', createdBy: chairs, tags: ['Cedar'] })
  const birch = { tags: ['birch'], isDisplaingInSomethingUnique: true }
  await shop.addProduct({ name: 'Birch Swing', createdBy: swings, ...birch })
})

const addCategory = async (name: string): Promise<string> => (await shop.addCategory(name))._id
async function names(query: string): Promise<string[]> {
  const body = await shop.visit(`/ourCategoriesItems?${query}`)
  return namesOf(body.categoryItemData)
}

it('responds to a reorder with the reordered list and its total', async () => {
  const { records } = await shop.services.products.list()
  const ids = records.map(({ _id }) => _id)
  const { status, body } = await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids } })
  const { message, ...list } = body
  expect([status, message]).toEqual([200, 'Order saved.'])
  expect(list).toEqual(await shop.read('/ourCategoriesItems'))
  expect(list.total).toBe(3)
})

it('filters by category, tag and material', async () => {
  expect(await names(`category=${swings}&sort=name`)).toEqual(['Apple Swing', 'Birch Swing'])
  expect(await names('tag=cedar')).toEqual(['cedar chair'])
  expect(await names('tag=two%2C+or+three')).toEqual(['Apple Swing'])
  expect(await names('tag=tea')).toEqual([])
  expect(await names('material=solid+teak')).toEqual(['Apple Swing'])
})

it('returns the products of a category, none for an unknown one, 400 for an invalid id', async () => {
  const path = '/ourCategoriesItems/ourCategories'
  expect(await shop.visit(`${path}/${chairs}`)).toMatchObject({
    total: 1,
    categoryItems: [{ name: 'cedar chair', createdBy: { _id: chairs, name: 'Chairs' } }],
  })
  const unknown = await shop.visit(`${path}/01a1fe04-d592-72a5-a8dc-eff94a3e22f7`)
  expect(unknown).toEqual({ categoryItems: [], total: 0 })
  expect((await shop.call('GET', `${path}/7`)).status).toBe(400)
})

it('returns the Something Unique products, and the latest products that have a photo', async () => {
  const unique = await shop.visit('/ourCategoriesItems/someUnique/CategoryItems')
  expect(namesOf(unique.categoryItemDataSomethingUnique)).toEqual(['Birch Swing'])
  expect((await shop.visit('/latestProduct')).latestProductData).toEqual([])
  const form = createForm({ images: await smallPhotograph('#aa7744') })
  const [latest] = (await shop.read('/ourCategoriesItems?q=apple')).categoryItemData
  await shop.call('PUT', `/ourCategoriesItems/${latest._id}`, { form })
  const body = await shop.visit('/latestProduct')
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
  const full = await addCategory('Full')
  const rows = Array.from({ length: 205 }, (_, index) => `p${index},Full`)
  await shop.importCsv(['name,category', ...rows])
  const path = `/ourCategoriesItems?category=${full}&limit=0`
  for (const [body, count] of [
    [await shop.visit(path), 200],
    [await shop.read(path), 205],
  ])
    expect([body.categoryItemData.length, body.total]).toEqual([count, 205])
})

it('answers an order by ids with at most 200 products and the number of all', async () => {
  const { body: before } = await shop.call('GET', '/ourCategoriesItems')
  const last = before.categoryItemData.at(-1)._id
  const { body } = await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids: [last] } })
  expect(body.categoryItemData).toHaveLength(200)
  expect([body.categoryItemData[0]._id, body.total]).toEqual([last, before.total])
})

it('lists the reviews of a product, newest first, until the product is deleted', async () => {
  const { _id } = await shop.addProduct({ name: 'Reviewed' })
  for (const name of ['Asha', 'Meera', 'Arjun']) {
    const json = { ourCategoriesItem: _id, name, rating: 4, comment: 'Good' }
    expect((await shop.call('POST', '/itemReview/add', { json })).status).toBe(201)
  }
  const path = `/itemReview/ourCategoriesItem/${_id}`
  expect(namesOf((await shop.visit(path)).reviewData)).toEqual(['Arjun', 'Meera', 'Asha'])
  const page = await shop.read('/itemReview?skip=1&limit=1')
  expect(page).toMatchObject({ reviewData: [{ name: 'Meera' }], total: 3 })
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  expect((await shop.call('GET', path)).status).toBe(404)
  expect(await shop.read('/itemReview')).toEqual({ reviewData: [], total: 0 })
})
