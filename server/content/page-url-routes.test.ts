import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'

const shop = catalogueForAllTests()

const products = '/ourCategoriesItems'
const addressOf = (slug: string, path: string) => ({ slug, path })

it('returns the slug and path of a product in every response, and ignores them in requests', async () => {
  const sent = { name: 'झूला & Brass', slug: 'mine', path: '/admin' }
  const added = await shop.call('POST', `${products}/add`, { json: sent })
  const { _id } = added.body.categoryItemData
  const here = addressOf('jhula-brass', `/product-detail/jhula-brass-${_id.slice(-12)}`)
  expect(added.body.categoryItemData).toMatchObject(here)

  const visitor = { token: null }
  const list = await shop.call('GET', products, visitor)
  const one = await shop.call('GET', `${products}/${_id}`, visitor)
  expect(list.body.categoryItemData[0]).toMatchObject(here)
  expect(one.body.categoryItemData).toMatchObject(here)

  const json = { name: '🪑', slug: 'mine', path: '/admin' }
  const saved = await shop.call('PUT', `${products}/${_id}`, { json })
  const nameless = addressOf('', `/product-detail/${_id.slice(-12)}`)
  expect(saved.body.categoryItemData).toMatchObject(nameless)
  const { revisions } = await shop.read(`${products}/${_id}/history`)
  expect(revisions.map(({ state }: { state: object }) => state)).toMatchObject([nameless, here])

  const copy = (await shop.call('POST', `${products}/${_id}/duplicate`)).body.categoryItemData
  expect(copy.path.endsWith(copy._id.slice(-12))).toBe(true)
  const change = { isDisplaingInSomethingUnique: true }
  const bulk = await shop.call('PUT', `${products}/bulk`, { json: { ids: [_id], change } })
  expect(bulk.body.categoryItemData).toMatchObject([nameless])
  await shop.call('DELETE', `${products}/${_id}`)
  const back = await shop.call('POST', `/trash/${_id}`)
  expect(back.body.categoryItemData).toMatchObject(nameless)
})

it('returns the slug and path of a category', async () => {
  const form = createForm({ name: 'Swings & more', image: await photograph() })
  const { body } = await shop.call('POST', '/ourCategories/add', { form })
  const { _id } = body.categoryData
  const here = addressOf('swings-more', `/product/swings-more-${_id.slice(-12)}`)
  expect(body.categoryData).toMatchObject(here)
  const list = await shop.call('GET', '/ourCategories', { token: null })
  expect(list.body.categoryData).toMatchObject([here])
})

it('omits slug and path for records without a page', async () => {
  const body = await shop.read('/aboutUs')
  expect(body.aboutUs).not.toHaveProperty('slug')
  expect(body.aboutUs).not.toHaveProperty('path')
})
