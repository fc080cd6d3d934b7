import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'

let shop: TestCatalogue
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:30:00Z') })
  shop = await createTestCatalogue()
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

async function addProduct(name: string): Promise<string> {
  return (await shop.call('POST', '/ourCategoriesItems/add', { json: { name } })).body
    .categoryItemData._id
}
async function open(at: string, json: object) {
  vi.setSystemTime(new Date(at))
  expect((await shop.call('POST', '/orders', { token: null, json })).status).toBe(202)
  vi.setSystemTime(new Date('2026-11-21T23:30:00Z'))
}
async function statistics(query = '') {
  return (await shop.call('GET', `/statistics${query}`)).body.statistics
}

it('counts enquiries by UTC day, by source and by product', async () => {
  const swing = await addProduct('Swing')
  const chair = await addProduct('Chair')
  await open('2026-11-18T23:59:59.999Z', { product: chair, source: 'product' })
  await open('2026-11-19T00:00:00.000Z', { products: [swing, chair], source: 'shortlist' })
  await open('2026-11-21T12:00:00.000Z', { product: swing, source: 'product' })
  await open('2026-11-21T13:00:00.000Z', { source: 'header' })
  await open('2026-11-21T14:00:00.000Z', { source: 'header' })
  expect(await statistics('?days=3')).toEqual({
    perDay: [
      { date: '2026-11-19', count: 1 },
      { date: '2026-11-20', count: 0 },
      { date: '2026-11-21', count: 3 },
    ],
    perSource: [
      { source: 'header', count: 2 },
      { source: 'product', count: 1 },
      { source: 'shortlist', count: 1 },
    ],
    products: [
      { _id: swing, name: 'Swing', count: 2 },
      { _id: chair, name: 'Chair', count: 1 },
    ],
  })
})

it('calls a product as it is called now, a deleted one as it was called', async () => {
  const swing = await addProduct('Swing')
  const chair = await addProduct('Chair')
  await open('2026-11-20T12:00:00Z', { products: [swing, chair], source: 'shortlist' })
  await shop.call('PUT', `/ourCategoriesItems/${swing}`, { json: { name: 'Jhoola' } })
  await shop.call('DELETE', `/ourCategoriesItems/${chair}`)
  const { products } = await statistics()
  expect(products.map(({ name }: { name: string }) => name)).toEqual(['Chair', 'Jhoola'])
})

it('names the ten most asked for', async () => {
  const ids: string[] = []
  for (let count = 0; count < 12; count++) ids.push(await addProduct(`Product ${count}`))
  await open('2026-11-20T12:00:00Z', { products: ids, source: 'shortlist' })
  expect((await statistics()).products).toHaveLength(10)
})

it('takes 1 to 366 days, and thirty unless told', async () => {
  expect((await statistics()).perDay).toHaveLength(30)
  expect((await statistics('?days=366')).perDay[0].date).toBe('2025-11-21')
  for (const days of ['0', '367', '1.5', '-1', 'all', '']) {
    expect([days, (await shop.call('GET', `/statistics?days=${days}`)).status]).toEqual([days, 400])
  }
})
