import { afterAll, beforeAll, expect, it } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { createProductFinding } from './product-finding.ts'
import { createProductPreparation } from './product-preparation.ts'
import type { ProductQuery } from './product-query.ts'

let shop: TestCatalogue
let database: Database

beforeAll(async () => {
  shop = await createTestCatalogue()
  database = connectDatabase(shop.place)
  const rows = Array.from({ length: 40 }, (_, number) => `Stool ${number},teak,Solid oak`)
  const csv = ['name,tags,material', ...rows].join('\n')
  await shop.services.productCsv.import(csv, { dryRun: false, skipInvalid: false }, null)
})
afterAll(async () => {
  await database.destroy()
  await shop.close()
})

/** A shop that is taken for large from a size on, with what its thread is asked. */
function createFinding(fromSize: number) {
  const asked: ProductQuery[] = []
  const thread = {
    async find(query: ProductQuery) {
      asked.push(query)
      return { ids: [], total: 0 }
    },
  }
  const { revision } = shop.services
  return { asked, ...createProductFinding(database, revision, thread, fromSize) }
}
const notStopped = () => false

it('has the thread count what most products have, once', async () => {
  const { asked, prepare } = createFinding(0)
  await prepare(notStopped)
  for (const query of [{ tag: 'teak' }, { q: 'teak' }, { material: 'Solid oak' }])
    expect(asked).toContainEqual({ ...query, limit: 24 })
  const { length } = asked
  await write()
  await prepare(notStopped)
  expect(asked).toHaveLength(length)
})

it('prepares nothing in a small shop, and goes on with nothing when it is to stop', async () => {
  const small = createFinding(Infinity)
  await small.prepare(notStopped)
  const stopped = createFinding(0)
  await stopped.prepare(() => true)
  expect([...small.asked, ...stopped.asked]).toEqual([])
})

it('answers lists as it does unprepared', async () => {
  const [prepared, other] = [createFinding(0), createFinding(0)]
  await prepared.prepare(notStopped)
  for (const query of [{}, { sort: 'name' }, { sort: 'newest' }] satisfies ProductQuery[])
    for (const skip of [0, 13, 20, 33]) {
      const page = { ...query, skip, limit: 5 }
      expect(await prepared.find(page)).toEqual(await other.find(page))
    }
})

it('does without a thread that fails', async () => {
  const thread = { find: () => Promise.reject(new Error('out of order')) }
  const finding = createProductFinding(database, shop.services.revision, thread, 0)
  await finding.prepare(notStopped)
  expect((await finding.find({ q: 'stool', limit: 5 })).total).toBe(40)
})

it('looks once for each revision, and stops when what is under way has ended', async () => {
  const done: string[] = []
  let goOn = Promise.withResolvers<void>()
  const preparation = createProductPreparation(shop.services.revision, async (isStopped) => {
    done.push('begun')
    await goOn.promise
    done.push(isStopped() ? 'stopped' : 'ended')
  })
  goOn.resolve()
  await Promise.all([preparation.look(), preparation.look()])
  await preparation.look()
  expect(done).toEqual(['begun', 'ended'])
  goOn = Promise.withResolvers()
  await write()
  const looking = preparation.look()
  await expect.poll(() => done).toHaveLength(3)
  const stopping = preparation.stop()
  goOn.resolve()
  await stopping
  expect(done.slice(2)).toEqual(['begun', 'stopped'])
  await looking
  await write()
  await preparation.look()
  expect(done).toHaveLength(4)
})

async function write(): Promise<void> {
  const [record] = (await shop.services.products.list({ limit: 1 })).records
  const body = { warranty: `Until ${performance.now()}` }
  await shop.services.content.update(product, record?._id ?? '', { kind: 'json', body }, null)
}
