import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'

const shop = catalogueForAllTests()

it('counts the references to a category and to a product', async () => {
  const form = createForm({ name: 'Swings', image: await photograph() })
  const category = (await shop.call('POST', '/ourCategories/add', { form })).body.categoryData._id
  const add = async (name: string): Promise<string> =>
    (await shop.addProduct({ name, createdBy: category }))._id
  const product = await add('Jhoola')
  const other = await add('Other')
  const review = { ourCategoriesItem: product, name: 'Meera', rating: 5, comment: 'Good' }
  await shop.call('POST', '/itemReview/add', { json: review })
  for (const json of [
    { product, source: 'product' },
    { products: [other], source: 'shortlist' },
  ])
    await shop.call('POST', '/orders', { json })
  const references = async (path: string) => (await shop.read(`${path}/references`)).references
  expect(await references(`/ourCategories/${category}`)).toEqual([
    { resource: 'ourCategoriesItems', count: 2 },
  ])
  expect(await references(`/ourCategoriesItems/${product}`)).toEqual([
    { resource: 'ourCategoriesItems', count: 0 },
    { resource: 'itemReview', count: 1 },
    { resource: 'rooms', count: 0 },
    { resource: 'orders', count: 1 },
  ])
  const { _id } = (await shop.read('/aboutUs')).aboutUs
  expect(await references(`/aboutUs/${_id}`)).toEqual([])
})

it('counts the products that offer each choice, hidden ones included', async () => {
  const addChoice = async (name: string): Promise<string> =>
    (
      await shop.call('POST', '/choices/add', {
        json: { name, kind: 'list', values: [{ name: 'One' }] },
      })
    ).body.choiceData._id
  const [fabric, finish] = [await addChoice('Fabric'), await addChoice('Finish')]
  await addChoice('Unused')
  const offer = (visibility: string, ...ids: string[]) => {
    const choices = ids.map((choice) => ({ choice, values: [] }))
    const json = { name: 'Swing', visibility, choices }
    return shop.call('POST', '/ourCategoriesItems/add', { json })
  }
  await offer('live', fabric, finish)
  await offer('hidden', fabric)
  const { status, body } = await shop.call('GET', '/choices/products')
  expect([status, body]).toEqual([200, { products: { [fabric]: 2, [finish]: 1 } }])
})

it('returns 404 for an unknown record and 400 for an invalid id', async () => {
  const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
  expect((await shop.call('GET', `/ourCategories/${unknown}/references`)).status).toBe(404)
  expect((await shop.call('GET', '/ourCategories/7/references')).status).toBe(400)
})
