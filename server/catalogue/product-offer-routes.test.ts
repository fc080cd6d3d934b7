import { describe, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForAllTests()

const path = '/ourCategoriesItems'

const add = (fields: object) => shop.addProduct(fields)
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
})

it('lists sold products last for visitors unless they sort, and in manual order for administrators', async () => {
  const { _id: createdBy } = await shop.addCategory('Stools')
  const names = ['Low stool', 'Bar stool', 'Milking stool', 'Garden stool']
  for (const name of names) {
    const isSold = ['Bar stool', 'Garden stool'].includes(name)
    await add({ name, createdBy, availability: isSold ? 'sold' : '' })
  }
  const listed = async (query: string, token?: null) => {
    const { body } = await shop.call('GET', `${path}?category=${createdBy}&${query}`, { token })
    return namesOf(body.categoryItemData)
  }
  const arranged = names.toReversed()
  const forVisitors = ['Milking stool', 'Low stool', 'Garden stool', 'Bar stool']
  for (const query of ['', 'q=stool']) expect(await listed(query, null)).toEqual(forVisitors)
  for (const query of ['limit=2&skip=1', 'q=stool&limit=2&skip=1'])
    expect(await listed(query, null)).toEqual(forVisitors.slice(1, 3))
  expect(await listed('sort=newest', null)).toEqual(arranged)
  for (const query of ['', 'stage=live', 'q=stool&stage=live'])
    expect(await listed(query)).toEqual(arranged)
})

it('returns products by id for administrators, in the order of the request', async () => {
  const [one, two] = [await add({ name: 'One' }), await add({ name: 'Two' })]
  const ids = [two._id, crypto.randomUUID(), one._id].join()
  const body = await shop.read(`${path}/chosen?ids=${ids}`)
  expect(namesOf(body.categoryItemData)).toEqual(['Two', 'One'])
})
