import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await createTestCatalogue()
})
afterAll(() => shop.close())

const path = '/ourCategoriesItems'

async function add(fields: object) {
  const { body } = await shop.call('POST', `${path}/add`, { json: fields })
  return body.categoryItemData
}
async function addAll(all: object[]) {
  const added = []
  for (const fields of all) added.push(await add(fields))
  return added
}
async function change(id: string, json: object) {
  const { status, body } = await shop.call('PUT', `${path}/${id}`, { json })
  return { status, errors: body.errors, product: body.categoryItemData }
}

it('normalises formatted prices to digits', async () => {
  const { _id } = await add({ name: 'Swing', price: '₹ 1,29,900/-', salePrice: '99.900,50' })
  const body = await shop.read(`${path}/${_id}`)
  expect(body.categoryItemData).toMatchObject({ price: '129900', salePrice: '99900.50' })
})

it('validates the sale price against the resulting price on a partial update', async () => {
  const { _id } = await add({ name: 'Swing', price: '1000', salePrice: '900' })
  const refusal = { salePrice: 'The sale price must be lower than the price.' }
  expect(await change(_id, { price: '900' })).toMatchObject({ status: 422, errors: refusal })
  expect(await change(_id, { price: '' })).toMatchObject({ status: 422, errors: refusal })
  expect(await change(_id, { salePrice: '999.99' })).toMatchObject({ status: 200 })
  expect(await change(_id, { price: '', salePrice: '' })).toMatchObject({ status: 200 })
})

describe('related products', () => {
  it('are returned as unique ids in the order of the request', async () => {
    const [one, two] = [await add({ name: 'One' }), await add({ name: 'Two' })]
    const { related } = await add({ name: 'Three', related: [two._id, one._id, two._id] })
    expect(related).toEqual([two._id, one._id])
  })

  it('are omitted while deleted, and reappear when the product is restored', async () => {
    const [one, two] = [await add({ name: 'One' }), await add({ name: 'Two' })]
    const { _id } = await add({ name: 'Three', related: [one._id, two._id] })
    await shop.call('DELETE', `${path}/${one._id}`)
    const body = await shop.read(`${path}/${_id}`)
    expect(body.categoryItemData.related).toEqual([two._id])
    await shop.call('POST', `/trash/${one._id}`)
    const { body: again } = await shop.call('GET', `${path}/${_id}`)
    expect(again.categoryItemData.related).toEqual([one._id, two._id])
  })

  it('that were deleted are dropped on update, while unknown ids are rejected', async () => {
    const one = await add({ name: 'One' })
    const { _id } = await add({ name: 'Three', related: [one._id] })
    await shop.call('DELETE', `${path}/${one._id}`)
    const { status, product } = await change(_id, { name: 'Four', related: [one._id] })
    expect([status, product.related]).toEqual([200, []])
    await shop.call('POST', `/trash/${one._id}`)
    expect(await change(_id, { related: [one._id, crypto.randomUUID()] })).toMatchObject({
      status: 422,
      errors: { related: 'Product not found' },
    })
  })

  it('are limited to twelve', async () => {
    const one = await add({ name: 'One' })
    const many = Array.from({ length: 13 }, () => crypto.randomUUID())
    expect(await change(one._id, { related: many })).toMatchObject({
      status: 422,
      errors: { related: 'must have at most 12 entries' },
    })
  })

  it('are counted in the references of a product', async () => {
    const one = await add({ name: 'One' })
    await add({ name: 'Two', related: [one._id] })
    const body = await shop.read(`${path}/${one._id}/references`)
    expect(body.references).toContainEqual({ resource: 'ourCategoriesItems', count: 1 })
  })
})

describe('a sold product', () => {
  it('is listed last for visitors unless they sort, and in manual order for administrators', async () => {
    const { body } = await shop.call('POST', '/ourCategories/add', {
      form: createForm({ name: 'Stools', image: await photograph() }),
    })
    const { _id: createdBy } = body.categoryData
    const names = ['Low stool', 'Bar stool', 'Milking stool', 'Garden stool']
    const [low, bar, , garden] = await addAll(names.map((name) => ({ name, createdBy })))
    await change(garden._id, { availability: 'sold' })
    await change(bar._id, { availability: 'sold' })
    const read = async (query: string, token?: null) => {
      const { body } = await shop.call('GET', `${path}?category=${createdBy}&${query}`, { token })
      return namesOf(body.categoryItemData)
    }
    const arranged = names.toReversed()
    const forVisitors = ['Milking stool', 'Low stool', 'Garden stool', 'Bar stool']
    expect(await read('', null)).toEqual(forVisitors)
    expect(await read('q=stool', null)).toEqual(forVisitors)
    expect(await read('limit=2&skip=1', null)).toEqual(forVisitors.slice(1, 3))
    expect(await read('q=stool&limit=2&skip=1', null)).toEqual(forVisitors.slice(1, 3))
    expect(await read('sort=newest', null)).toEqual(arranged)
    expect(await read('')).toEqual(arranged)
    expect(await read('stage=live')).toEqual(arranged)
    expect(await read('q=stool&stage=live')).toEqual(arranged)

    const { products } = shop.services
    const similar = async (id: string) =>
      (await products.similar(await products.readShown(id))).map(({ name }) => name)
    // A product of another category fills the fourth place.
    expect(await similar(low._id)).toEqual(['Milking stool', 'Two', 'Garden stool', 'Bar stool'])
    await change(low._id, { related: [bar._id] })
    expect(await similar(low._id)).toEqual(['Milking stool', 'Two', 'Bar stool', 'Garden stool'])
    await change(bar._id, { availability: '' })
    expect(await similar(low._id)).toEqual(['Bar stool', 'Milking stool', 'Two', 'Garden stool'])
    expect(await read('', null)).toEqual([
      'Milking stool',
      'Bar stool',
      'Low stool',
      'Garden stool',
    ])
  })
})

it('returns products by id for administrators, in the order of the request', async () => {
  const [one, two] = [await add({ name: 'One' }), await add({ name: 'Two' })]
  const ids = [two._id, crypto.randomUUID(), one._id].join()
  const body = await shop.read(`${path}/chosen?ids=${ids}`)
  expect(namesOf(body.categoryItemData)).toEqual(['Two', 'One'])
})
