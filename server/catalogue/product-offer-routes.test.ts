import { describe, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForAllTests()

const path = '/ourCategoriesItems'

async function change(id: string, json: object) {
  const { status, body } = await shop.call('PUT', `${path}/${id}`, { json })
  return { status, errors: body.errors }
}

it('validates the sale price against the resulting price on a partial update', async () => {
  const { _id } = await shop.addProduct({ name: 'Swing', price: '1000', salePrice: '900' })
  const refusal = { salePrice: 'The sale price must be lower than the price.' }
  expect(await change(_id, { price: '900' })).toMatchObject({ status: 422, errors: refusal })
  expect(await change(_id, { price: '' })).toMatchObject({ status: 422, errors: refusal })
  expect(await change(_id, { salePrice: '999.99' })).toMatchObject({ status: 200 })
  expect(await change(_id, { price: '', salePrice: '' })).toMatchObject({ status: 200 })
})

describe('related products', () => {
  const addNamed = async (name: string): Promise<string> => (await shop.addProduct({ name }))._id

  it('are returned as unique ids in the order of the request', async () => {
    const [one, two] = [await addNamed('One'), await addNamed('Two')]
    const { related } = await shop.addProduct({ name: 'Three', related: [two, one, two] })
    expect(related).toEqual([two, one])
  })

  it('are omitted while deleted, and reappear when the product is restored', async () => {
    const related = [await addNamed('One'), await addNamed('Two')]
    const { _id } = await shop.addProduct({ name: 'Three', related })
    await shop.call('DELETE', `${path}/${related[0]}`)
    expect((await shop.readProduct(_id)).related).toEqual(related.slice(1))
    await shop.call('POST', `/trash/${related[0]}`)
    expect((await shop.readProduct(_id)).related).toEqual(related)
  })

  it('that were deleted are dropped on update', async () => {
    const related = [await addNamed('One')]
    const { _id } = await shop.addProduct({ name: 'Three', related })
    await shop.call('DELETE', `${path}/${related[0]}`)
    expect((await shop.changeProduct(_id, { name: 'Four', related })).related).toEqual([])
  })

  it.each([
    [1, 'Product not found'],
    [13, 'must have at most 12 entries'],
  ])('are refused if %i are unknown: “%s”', async (length, message) => {
    const related = Array.from({ length }, () => crypto.randomUUID())
    const refusal = { status: 422, errors: { related: message } }
    expect(await change(await addNamed('One'), { related })).toMatchObject(refusal)
  })
})

it('lists sold products last for visitors unless they sort, and in manual order for administrators', async () => {
  const { _id: createdBy } = await shop.addCategory('Stools')
  const names = ['Low stool', 'Bar stool', 'Milking stool', 'Garden stool']
  for (const name of names) {
    const isSold = ['Bar stool', 'Garden stool'].includes(name)
    await shop.addProduct({ name, createdBy, availability: isSold ? 'sold' : '' })
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
  const [one, two] = [
    await shop.addProduct({ name: 'One' }),
    await shop.addProduct({ name: 'Two' }),
  ]
  const ids = [two._id, crypto.randomUUID(), one._id].join()
  const body = await shop.read(`${path}/chosen?ids=${ids}`)
  expect(namesOf(body.categoryItemData)).toEqual(['Two', 'One'])
})
