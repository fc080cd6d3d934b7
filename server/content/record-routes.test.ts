import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { addChoice } from '../../tests/helpers/catalogue-choices.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForAllTests()
const products = '/ourCategoriesItems'

it('returns slug and path of a product in every response, and ignores them in requests', async () => {
  const sent = { name: 'झूला & Brass', slug: 'mine', path: '/admin' }
  const { _id, slug, path } = await shop.addProduct(sent)
  const here = { slug: 'jhula-brass', path: `/product-detail/jhula-brass-${_id.slice(-12)}` }
  expect({ slug, path }).toEqual(here)
  expect((await shop.visit(products)).categoryItemData[0]).toMatchObject(here)
  expect((await shop.visit(`${products}/${_id}`)).categoryItemData).toMatchObject(here)
  const nameless = { slug: '', path: `/product-detail/${_id.slice(-12)}` }
  expect(await shop.changeProduct(_id, { ...sent, name: '🪑' })).toMatchObject(nameless)
})

it('paginates the list of categories, which have a slug and a path', async () => {
  for (const name of ['Swings & more', 'Sofas', 'Chairs', 'Tables']) await shop.addCategory(name)
  const listed = async (query: string) => (await shop.visit(`/ourCategories${query}`)).categoryData
  const [{ _id, slug, path }] = await listed('?limit=1')
  expect([slug, path]).toEqual(['swings-more', `/product/swings-more-${_id.slice(-12)}`])
  expect(namesOf(await listed('?skip=1&limit=2'))).toEqual(['Sofas', 'Chairs'])
  expect(namesOf(await listed('?skip=3'))).toEqual(['Tables'])
  expect(await listed('?skip=4')).toEqual([])
  // The last of two parameters counts.
  expect(await listed('?limit=3&limit=1')).toHaveLength(1)
})

it('rejects a JSON array as body with an error that is not cached', async () => {
  const { status, body, headers } = await shop.call('PUT', '/settings', { json: ['brandName'] })
  expect([status, body.message]).toEqual([400, 'The body must be a JSON object.'])
  expect(headers['cache-control']).toBe('no-store')
})

const referencesTo = async (path: string) => (await shop.read(`${path}/references`)).references

it('counts the references to a category and to a product', async () => {
  const { _id: createdBy } = await shop.addCategory('Swings')
  const { _id: product } = await shop.addProduct({ name: 'Jhoola', createdBy })
  const { _id: other } = await shop.addProduct({ name: 'Other', createdBy, related: [product] })
  const review = { ourCategoriesItem: product, name: 'Meera', rating: 5, comment: 'Good' }
  await shop.call('POST', '/itemReview/add', { json: review })
  for (const json of [
    { product, source: 'product' },
    { products: [other], source: 'shortlist' },
  ])
    await shop.call('POST', '/orders', { json })
  expect(await referencesTo(`/ourCategories/${createdBy}`)).toEqual([
    { resource: 'ourCategoriesItems', count: 2 },
  ])
  expect(await referencesTo(`${products}/${product}`)).toEqual([
    { resource: 'ourCategoriesItems', count: 1 },
    { resource: 'itemReview', count: 1 },
    { resource: 'rooms', count: 0 },
    { resource: 'quotations', count: 0 },
    { resource: 'orders', count: 1 },
  ])
  const { _id } = (await shop.read('/aboutUs')).aboutUs
  expect(await referencesTo(`/aboutUs/${_id}`)).toEqual([])
})

it('returns 404 for the references of an unknown record and 400 for an invalid id', async () => {
  const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
  expect((await shop.call('GET', `/ourCategories/${unknown}/references`)).status).toBe(404)
  expect((await shop.call('GET', '/ourCategories/7/references')).status).toBe(400)
})

it('counts the products that offer each choice, hidden ones included', async () => {
  const add = async (name: string) => (await addChoice(shop, name, ['One'], { kind: 'list' }))._id
  const [fabric, finish] = [await add('Fabric'), await add('Finish')]
  await add('Unused')
  for (const [visibility, ids] of [
    ['live', [fabric, finish]],
    ['hidden', [fabric]],
  ] as const) {
    const choices = ids.map((choice) => ({ choice, values: [] }))
    await shop.addProduct({ name: 'Swing', visibility, choices })
  }
  expect(await shop.read('/choices/products')).toEqual({ products: { [fabric]: 2, [finish]: 1 } })
})
