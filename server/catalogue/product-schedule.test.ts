import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { namesOf } from '../../tests/helpers/names.ts'
import { itOnSqlite } from '../../tests/helpers/test-database.ts'
import { readConfig } from '../app/config.ts'
import { createServices } from '../app/services.ts'
import { serve } from '../app/start.ts'

const shop = catalogueForEachTest()
let swings: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  swings = (await shop.addCategory('Swings'))._id
})
afterEach(() => void vi.useRealTimers())

const add = async (name: string, fields: object): Promise<string> =>
  (await shop.addProduct({ name, createdBy: swings, tags: 'teak', ...fields }))._id
async function visitorSees(): Promise<string[]> {
  const body = await shop.visit('/ourCategoriesItems?sort=name')
  expect(body.total).toBe(body.categoryItemData.length)
  return namesOf(body.categoryItemData)
}
async function applyDueAt(moment: string): Promise<number> {
  vi.setSystemTime(moment)
  return shop.services.productSchedule.applyDue()
}

it('publishes and hides products at their scheduled times', async () => {
  await add('Always', {})
  await add('Monday', { liveFrom: '2026-11-23T09:00:00+05:30', liveUntil: '2026-11-24T00:00:00Z' })
  await add('Until Monday', { liveUntil: '2026-11-23T03:30:00Z' })
  expect(await visitorSees()).toEqual(['Always', 'Until Monday'])
  expect(await applyDueAt('2026-11-23T03:29:59.999Z')).toBe(0)
  expect(await visitorSees()).toEqual(['Always', 'Until Monday'])
  expect(await applyDueAt('2026-11-23T03:30:00Z')).toBe(2)
  expect(await visitorSees()).toEqual(['Always', 'Monday'])
  expect(await applyDueAt('2026-11-25T00:00:00Z')).toBe(1)
  expect(await visitorSees()).toEqual(['Always'])
})

itOnSqlite('updates search, filters and counts when a scheduled product goes live', async () => {
  await add('Jhoola', { liveFrom: '2026-11-23T00:00:00Z', material: 'Brass' })
  const seen = async () => {
    const { services } = shop
    await services.revision.invalidate()
    const [found, facets] = await Promise.all([
      services.products.list({ q: 'jhoola', tag: 'teak', material: 'brass' }),
      services.products.facets(),
    ])
    const { tags, materials, categories } = facets
    return [found.total, tags.length, materials.length, categories[0]?.count]
  }
  expect(await seen()).toEqual([0, 0, 0, 0])
  await applyDueAt('2026-11-23T00:00:01Z')
  expect(await seen()).toEqual([1, 1, 1, 1])
})

it('invalidates the cache once, however many scheduled products are due', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four'])
    await add(name, { liveFrom: '2026-11-23T00:00:00Z' })
  const before = await shop.services.revision.current()
  const other = await createServices(shop.place)
  vi.setSystemTime('2026-11-23T00:00:01Z')
  const changed = await Promise.all(
    [shop.services, other].map(({ productSchedule }) => productSchedule.applyDue()),
  )
  expect(changed.toSorted()).toEqual([0, 4])
  await shop.services.revision.invalidate()
  expect(await shop.services.revision.current()).toBe(before + 1)
  await other.close()
  const { activity } = await shop.read('/activity?limit=1')
  const name = expect.stringMatching(/^(?:\w+, ){2}\w+ \+ 1$/)
  expect(activity).toMatchObject([{ action: 'schedule', name, by: null }])
})

it('applies schedules that came due while no server was running, once per product', async () => {
  const id = await add('Weekend', {
    liveFrom: '2026-11-24T00:00:00Z',
    liveUntil: '2026-11-25T00:00:00Z',
  })
  expect(await applyDueAt('2026-11-26T00:00:00Z')).toBe(1)
  expect(await shop.services.productSchedule.applyDue()).toBe(0)
  const read = (token?: null) =>
    shop.call('GET', `/ourCategoriesItems/${id}`, token === null ? { token } : {})
  expect((await read(null)).status).toBe(404)
  expect((await read()).body.categoryItemData).toMatchObject({ visibility: 'live', version: 1 })
  const body = await shop.read('/ourCategoriesItems?stage=ended')
  expect(body.total).toBe(1)
})

itOnSqlite('applies due schedules at startup, before the first response', async () => {
  const id = await add('Jhoola', { liveFrom: '2026-11-23T00:00:00Z' })
  vi.setSystemTime('2026-11-23T00:00:01Z')
  const config = { ...readConfig({ LOG_LEVEL: 'silent', PORT: '0' }), ...shop.place }
  const { address, app, services } = await serve(config, null)
  expect((await fetch(`${address}/api/ourCategoriesItems/${id}`)).status).toBe(200)
  await app.close()
  await services.close()
})

itOnSqlite('ignores the schedule of a hidden product until it is set to live', async () => {
  const id = await add('Later', { visibility: 'hidden', liveFrom: '2026-11-23T00:00:00Z' })
  expect(await applyDueAt('2026-11-23T00:00:01Z')).toBe(0)
  expect(await visitorSees()).toEqual([])
  await shop.call('PUT', `/ourCategoriesItems/${id}`, { json: { visibility: 'live' } })
  expect(await visitorSees()).toEqual(['Later'])
})
