import { expect, it } from 'vitest'
import { connectDatabase } from '../../server/db/database.ts'
import { catalogueForEachTest } from '../helpers/catalogue.ts'
import { casesOf } from '../helpers/extended-suite.ts'
import { insertProducts, insertUnfinishedMedia } from '../helpers/product-rows.ts'

const shop = catalogueForEachTest()

it('imports a CSV of thousands of rows, and reports its export as unchanged', async () => {
  const count = casesOf({ few: 2_000, all: 10_000 })
  await shop.addCategory('Swings')
  const rows = Array.from({ length: count }, (_, index) => `Product ${index},a; b,Swings,Teak`)
  const { body } = await shop.importCsv(['name,tags,category,material', ...rows])
  expect(body.counts).toEqual({ create: count, update: 0, unchanged: 0, invalid: 0 })
  const again = await shop.importCsv(await shop.exportCsv())
  expect(again.body.counts).toEqual({ create: 0, update: 0, unchanged: count, invalid: 0 })
})

/** One more than SQLite's limit of parameters per statement. */
const MANY_PRODUCTS = 32_767

it('lists and reorders more products than a statement may have parameters', async () => {
  const database = connectDatabase(shop.place)
  const ids = await insertProducts(database, MANY_PRODUCTS)
  await insertUnfinishedMedia(database, ids.slice(0, 300))
  await database.destroy()
  await shop.services.revision.invalidate()

  const list = async (query = '') => {
    const { status, body } = await shop.call('GET', `/ourCategoriesItems${query}`)
    expect([status, body.message]).toEqual([200, undefined])
    return body.categoryItemData
  }
  const idsOf = (records: { _id: string }[]) => records.map(({ _id }) => _id)
  const listed = await list()
  expect(idsOf(listed)).toEqual(ids)
  expect([listed[0].images[0].ready, listed[300].images[0].ready]).toEqual(['none', 'avif'])

  const reversed = ids.toReversed()
  const arranged = await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids: reversed } })
  expect([arranged.status, arranged.body.message]).toEqual([200, 'Order saved.'])
  expect([idsOf(arranged.body.categoryItemData), arranged.body.total]).toEqual([
    reversed.slice(0, 200),
    MANY_PRODUCTS,
  ])
  expect(idsOf(await list())).toEqual(reversed)
  expect(idsOf(await list('?q=swing&limit=3'))).toEqual(reversed.slice(0, 3))
})
