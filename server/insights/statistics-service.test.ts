import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dateIn } from '../../domain/time/local-time.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { namesOf } from '../../tests/helpers/names.ts'
import { itOnSqlite } from '../../tests/helpers/test-database.ts'

let present: Date
const shop = catalogueForEachTest()
beforeEach(async () => {
  present = new Date('2026-11-21T23:30:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: present })
})
afterEach(() => void vi.useRealTimers())

const addProduct = async (name: string): Promise<string> => (await shop.addProduct({ name }))._id
async function open(at: string, json: object) {
  vi.setSystemTime(new Date(at))
  expect((await shop.call('POST', '/orders', { token: null, json })).status).toBe(202)
  vi.setSystemTime(present)
}
const moveTo = (timeZone: string) => shop.call('PUT', '/settings', { json: { timeZone } })
const statistics = async (query = '') => (await shop.read(`/statistics${query}`)).statistics

it('counts enquiries by day, by source and by product', async () => {
  await moveTo('UTC')
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
    choices: [],
  })
})

it('starts days at midnight in the shop’s time zone', async () => {
  // Default time zone Asia/Kolkata: 5 a.m. of the next day.
  for (const at of ['20T18:29:59.999Z', '20T18:30:00Z', '21T18:30:00Z', '21T19:00:00Z'])
    await open(`2026-11-${at}`, { source: 'header' })
  expect((await statistics('?days=2')).perDay).toEqual([
    { date: '2026-11-21', count: 1 },
    { date: '2026-11-22', count: 2 },
  ])
})

it('counts 25-hour days in full, and lists each date once across daylight saving changes', async () => {
  await moveTo('America/New_York')
  present = new Date('2026-11-02T12:00:00Z')
  vi.setSystemTime(present)
  // 1 November 2026 has 25 hours in New York: one enquiry for each, and one before and after.
  const first = Date.parse('2026-11-01T03:30:00Z')
  for (let hour = 0; hour < 27; hour += 1)
    await open(new Date(first + hour * 3_600_000).toISOString(), { source: 'header' })
  expect((await statistics('?days=3')).perDay).toEqual([
    { date: '2026-10-31', count: 1 },
    { date: '2026-11-01', count: 25 },
    { date: '2026-11-02', count: 1 },
  ])
  present = new Date('2026-03-09T12:00:00Z')
  vi.setSystemTime(present)
  const { perDay } = await statistics('?days=366')
  expect(new Set(perDay.map(({ date }: { date: string }) => date)).size).toBe(366)
  expect(perDay.at(-1).date).toBe(dateIn('America/New_York', present))
})

itOnSqlite('returns the current name of a product, or the last of a deleted one', async () => {
  const swing = await addProduct('Swing')
  const chair = await addProduct('Chair')
  await open('2026-11-20T12:00:00Z', { products: [swing, chair], source: 'shortlist' })
  await shop.call('PUT', `/ourCategoriesItems/${swing}`, { json: { name: 'Jhoola' } })
  await shop.call('DELETE', `/ourCategoriesItems/${chair}`)
  const { products } = await statistics()
  expect(namesOf(products)).toEqual(['Chair', 'Jhoola'])
})

itOnSqlite('returns the ten most requested products', async () => {
  const ids: string[] = []
  for (let count = 0; count < 11; count++) ids.push(await addProduct(`Product ${count}`))
  await open('2026-11-20T12:00:00Z', { products: ids, source: 'shortlist' })
  expect((await statistics()).products).toHaveLength(10)
})

itOnSqlite('accepts 1 to 366 days, thirty by default, and returns 400 for others', async () => {
  expect((await statistics()).perDay).toHaveLength(30)
  expect((await statistics('?days=366')).perDay[0].date).toBe('2025-11-22')
  for (const days of ['0', '367', '1.5', '-1', 'all', '']) {
    expect([days, (await shop.call('GET', `/statistics?days=${days}`)).status]).toEqual([days, 400])
  }
})
