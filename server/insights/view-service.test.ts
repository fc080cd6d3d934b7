import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { itOnSqlite } from '../../tests/helpers/test-database.ts'
import { createServices, type Services } from '../app/services.ts'

const shop = catalogueForEachTest()
let swing: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') })
  swing = (await shop.addProduct({ name: 'Swing' }))._id
})
afterEach(() => void vi.useRealTimers())

const at = (moment: string) => vi.setSystemTime(new Date(moment))

/** Writes pending counts and returns views and zero-result searches of the last days. */
async function interest(days: number, services: Services = shop.services) {
  await services.views.write()
  return services.statistics.interest(days)
}
async function perDay(days: number) {
  const { viewsPerDay } = await interest(days)
  return Object.fromEntries(viewsPerDay.map(({ date, count }) => [date, count]))
}

itOnSqlite('counts views by day in the shop’s time zone, even if written later', async () => {
  const { views } = shop.services
  at('2026-11-21T18:29:59.999Z')
  views.addView(swing)
  at('2026-11-21T18:30:00.000Z')
  views.addView(swing)
  views.addView(swing)
  expect(await perDay(2)).toEqual({ '2026-11-21': 1, '2026-11-22': 2 })
})

it('sums view and search counts of several processes', async () => {
  const other = await createServices(shop.place)
  for (const { views } of [shop.services, other]) {
    views.addView(swing)
    views.addView(swing)
    views.addZeroResultSearch('zeppelin', '')
  }
  await Promise.all([shop.services.views.write(), other.views.write()])
  const { viewed, missed } = await interest(1)
  expect(viewed).toEqual([{ _id: swing, name: 'Swing', viewed: 4, asked: 0 }])
  expect(missed).toEqual([{ words: 'zeppelin', count: 2 }])
  await other.close()
})

itOnSqlite('loses no view when a write fails, and counts none twice', async () => {
  const { views, content } = shop.services
  views.addView(swing)
  const away = vi.spyOn(content, 'single').mockRejectedValueOnce(new Error('away'))
  await views.write()
  away.mockRestore()
  views.addView(swing)
  expect(await perDay(1)).toEqual({ '2026-11-21': 2 })
  expect(await perDay(1)).toEqual({ '2026-11-21': 2 })
})

it('counts known searches after the daily limit, and truncates searches to 60 characters', async () => {
  const { views } = shop.services
  for (let count = 0; count < 400; count++) views.addZeroResultSearch(`word ${count}`, '')
  await views.write()
  views.addZeroResultSearch('one more', '')
  views.addZeroResultSearch('word 7', '')
  const { missed } = await interest(1)
  expect(missed[0]).toEqual({ words: 'word 7', count: 2 })
  at('2026-11-22T18:00:00Z')
  views.addZeroResultSearch('x'.repeat(5_000), '')
  expect((await interest(1)).missed).toEqual([{ words: 'x'.repeat(60), count: 1 }])
})

it('lists viewed products with their enquiries, and those without any, but no deleted ones', async () => {
  const gone = (await shop.addProduct({ name: 'Gone' }))._id
  const chair = (await shop.addProduct({ name: 'Chair' }))._id
  for (const id of [swing, swing, swing, chair, chair, gone]) shop.services.views.addView(id)
  await shop.call('DELETE', `/ourCategoriesItems/${gone}`)
  await shop.call('POST', '/orders', { token: null, json: { product: swing, source: 'product' } })
  const { viewed, neverAsked } = await interest(30)
  expect(viewed).toEqual([
    { _id: swing, name: 'Swing', viewed: 3, asked: 1 },
    { _id: chair, name: 'Chair', viewed: 2, asked: 0 },
  ])
  expect(neverAsked.map(({ name }) => name)).toEqual(['Chair'])
  const body = await shop.read(`/statistics/products?ids=${chair},${swing}`)
  expect(body.products).toEqual([
    { _id: chair, asked: 0, viewed: 2 },
    { _id: swing, asked: 1, viewed: 3 },
  ])
  for (const query of ['', '?ids=', '?ids=x', `?ids=${Array(201).fill(swing)}`]) {
    const { status } = await shop.call('GET', `/statistics/products${query}`)
    expect([query, status]).toEqual([query, 400])
  }
})

it('deletes views after two years and zero-result searches after ninety days', async () => {
  const { views } = shop.services
  at('2024-11-19T12:00:00Z')
  views.addView(swing)
  await views.write()
  at('2024-11-22T12:00:00Z')
  views.addView(swing)
  await views.write()
  at('2026-08-22T12:00:00Z')
  views.addZeroResultSearch('zeppelin', '')
  await views.write()
  at('2026-08-24T12:00:00Z')
  views.addZeroResultSearch('bunk bed', '')
  await views.write()
  at('2026-11-21T12:00:00Z')
  await shop.services.sweep()
  expect((await interest(366)).missed).toEqual([{ words: 'bunk bed', count: 1 }])
  at('2024-11-23T12:00:00Z')
  expect((await interest(30)).viewed).toMatchObject([{ viewed: 1 }])
})
