import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'
import { readConfig } from '../app/config.ts'
import { serve } from '../app/start.ts'

const shop = catalogueForEachTest()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const products = '/ourCategoriesItems'
const end = '2026-11-23T18:30:00.000Z'
const lastMoment = '2026-11-23T18:29:59.999Z'
const sale = { price: '2500', salePrice: '900', saleUntil: end }
const over = { price: '2500', salePrice: '', saleUntil: '' }

const add = async (name: string, fields: object): Promise<string> =>
  (await shop.addProduct({ name, isDisplaingInSomethingUnique: true, ...fields }))._id
async function applyDueAt(moment: string): Promise<number> {
  vi.setSystemTime(moment)
  const changed = await shop.services.productSchedule.applyDue()
  await shop.services.revision.invalidate()
  return changed
}
/** First words of the names of matching products for a visitor, in order. */
async function find(query: string): Promise<string> {
  const body = await shop.visit(`${products}?${query}`)
  expect(body.total).toBe(body.categoryItemData.length)
  return body.categoryItemData.map(({ name }: { name: string }) => name.split(' ')[0]).join(' ')
}

it('returns the sale price to visitors until the sale ends, and always to administrators', async () => {
  const id = await add('Swing', sale)
  const answers = async (read: typeof shop.read) => {
    const { categoryItemData: one } = await read(`${products}/${id}`)
    const { categoryItemData: list } = await read(products)
    const { categoryItemData: found } = await read(`${products}?q=swing`)
    const unique = await read(`${products}/someUnique/CategoryItems`)
    return [one, list, found, unique.categoryItemDataSomethingUnique].flat()
  }
  expect(await applyDueAt(lastMoment)).toBe(0)
  expect(await answers(shop.visit)).toMatchObject(Array(4).fill(sale))
  expect(await applyDueAt(end)).toBe(1)
  expect(await answers(shop.visit)).toMatchObject(Array(4).fill(over))
  expect(await answers(shop.read)).toMatchObject(Array(4).fill(sale))
  const chosen = await shop.read(`${products}/chosen?ids=${id}`)
  expect(chosen.categoryItemData).toMatchObject([{ ...sale, version: 1 }])
})

it('filters, sorts and computes the price range by the effective price', async () => {
  await add('Swing', sale)
  await add('Bench', { price: '1500' })
  const range = async () => (await shop.services.products.facets()).prices
  expect(await find('sort=price')).toBe('Swing Bench')
  expect(await find('maxPrice=1000')).toBe('Swing')
  expect(await find('q=swing&maxPrice=1000')).toBe('Swing')
  expect(await range()).toEqual({ min: '900', max: '1500' })
  await applyDueAt(end)
  expect(await find('sort=price')).toBe('Bench Swing')
  expect(await find('sort=-price')).toBe('Swing Bench')
  expect(await find('maxPrice=1000')).toBe('')
  expect(await find('q=swing&maxPrice=1000')).toBe('')
  expect(await find('q=swing&minPrice=2500')).toBe('Swing')
  expect(await range()).toEqual({ min: '1500', max: '2500' })
  const byAdmin = await shop.call('GET', `${products}?sort=price`)
  expect(byAdmin.body.categoryItemData).toMatchObject([{ name: 'Bench' }, { name: 'Swing' }])
})

it('omits an expired sale price from shortlists and feeds', async () => {
  await shop.call('PUT', '/settings', { json: { feeds: true } })
  const images = await smallPhotograph()
  const { _id } = await shop.addProduct(createForm({ name: 'Swing', ...sale, images }))
  const read = async () => {
    const [chosen] = await shop.services.products.chosenShown([_id])
    const google = await shop.app.inject('/feeds/google.xml')
    const meta = await shop.app.inject('/feeds/meta.csv')
    return [chosen?.salePrice, google.body.includes('900.00'), meta.body.includes('900.00')]
  }
  vi.setSystemTime(lastMoment)
  expect(await read()).toEqual(['900', true, true])
  await applyDueAt(end)
  expect(await read()).toEqual(['', false, false])
})

it('ends a sale automatically within seconds, and invalidates cached responses', async () => {
  const id = await add('Swing', sale)
  const config = { ...readConfig({ LOG_LEVEL: 'silent', PORT: '0' }), ...shop.place }
  const { address, app, services } = await serve(config, null)
  const salePrice = async () =>
    (await (await fetch(`${address}/api${products}/${id}`)).json()).categoryItemData.salePrice
  const found = async () =>
    (await (await fetch(`${address}/api${products}?maxPrice=1000`)).json()).total
  expect([await salePrice(), await found()]).toEqual(['900', 1])
  vi.setSystemTime('2026-11-23T18:30:01Z')
  await expect.poll(salePrice, { timeout: 5_000 }).toBe('')
  await expect.poll(found, { timeout: 5_000 }).toBe(0)
  await app.close()
  await services.close()
  const { activity } = await shop.read('/activity?limit=1')
  expect(activity).toMatchObject([{ action: 'schedule', name: 'Swing', by: null }])
})

it('accepts a sale end in the past, and resumes the sale when it is extended', async () => {
  const id = await add('Swing', { ...sale, saleUntil: '2026-11-01T00:00:00Z' })
  const visitorGets = async () => (await shop.visit(`${products}/${id}`)).categoryItemData
  expect(await visitorGets()).toMatchObject(over)
  expect(await find('maxPrice=1000')).toBe('')
  await shop.changeProduct(id, { saleUntil: end })
  expect(await visitorGets()).toMatchObject(sale)
  expect(await find('maxPrice=1000')).toBe('Swing')
  await shop.changeProduct(id, { salePrice: '' })
  expect(await visitorGets()).toMatchObject({ price: '2500', salePrice: '', saleUntil: end })
  expect(await applyDueAt(end)).toBe(0)
})

it('ends the sale of a hidden product in the price order of administrators', async () => {
  await add('Swing', { ...sale, visibility: 'hidden' })
  await add('Bench', { price: '1500' })
  const order = async () => namesOf((await shop.read(`${products}?sort=price`)).categoryItemData)
  expect(await order()).toEqual(['Swing', 'Bench'])
  expect(await applyDueAt(end)).toBe(1)
  expect(await order()).toEqual(['Bench', 'Swing'])
})

it('applies the publication schedule and the sale end in chronological order', async () => {
  const live = { liveFrom: '2026-11-23T00:00:00Z', liveUntil: '2026-11-25T00:00:00Z' }
  await add('Swing', { ...sale, ...live })
  expect(await find('')).toBe('')
  expect(await applyDueAt('2026-11-23T00:00:00Z')).toBe(1)
  expect(await find('maxPrice=1000')).toBe('Swing')
  expect(await applyDueAt(end)).toBe(1)
  expect([await find('maxPrice=1000'), await find('minPrice=2500')]).toEqual(['', 'Swing'])
  expect(await applyDueAt('2026-11-25T00:00:00Z')).toBe(1)
  expect(await find('')).toBe('')
})
