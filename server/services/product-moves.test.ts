import { afterAll, beforeAll, expect, it } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import { dependsOnTime, readWrites, type Writes } from './product-moves.ts'

let shop: TestCatalogue
let database: Database
let id: string

beforeAll(async () => {
  shop = await createTestCatalogue()
  database = connectDatabase(shop.place)
  await importProducts(1)
  const { records } = await shop.services.products.list({})
  id = records[0]?._id ?? ''
})
afterAll(async () => {
  await database.destroy()
  await shop.close()
})

async function importProducts(count: number): Promise<void> {
  const csv = ['name', ...Array.from({ length: count }, (_, number) => `Stool ${number}`)].join(
    '\n',
  )
  await shop.services.productCsv.import(csv, { dryRun: false, skipInvalid: false }, null)
}

async function follow(write: () => Promise<unknown>): Promise<Writes> {
  const before = await revisionRepository.current(database)
  await write()
  return readWrites(database, before)
}
const change = (body: Record<string, unknown>) => () =>
  shop.services.content.update(product, id, { kind: 'json', body }, null)
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()

/** Where the product stood and stands, and whether anybody can tell. */
async function stagesAfter(body: Record<string, unknown>) {
  const { moves } = await follow(change(body))
  return moves?.map(({ before, after }) => [before?.stage, after?.stage])
}

it('tells at which stage a product with bounds was and is', async () => {
  expect(await stagesAfter({ liveFrom: inSeconds(-3_600) })).toEqual([['live', 'live']])
  expect(await stagesAfter({ liveUntil: inSeconds(-1_800) })).toEqual([['live', 'ended']])
  expect(await stagesAfter({ liveFrom: inSeconds(3_600), liveUntil: '' })).toEqual([
    ['ended', 'upcoming'],
  ])
  expect(await stagesAfter({ visibility: 'hidden' })).toEqual([['upcoming', 'hidden']])
  expect(await stagesAfter({ visibility: 'live', liveFrom: '' })).toEqual([['hidden', 'live']])
})

it('tells no stage that may be another one by now', async () => {
  const near = await follow(change({ liveFrom: inSeconds(5) }))
  expect(near.moves?.map(dependsOnTime)).toEqual([true])
  const after = await follow(change({ liveFrom: '' }))
  expect(after.moves?.map(dependsOnTime)).toEqual([true])
  expect(await stagesAfter({ warranty: 'A year' })).toEqual([['live', 'live']])
})

it('tells where a product stood that goes and comes back', async () => {
  const gone = await follow(() => shop.services.productBulk.remove({ ids: [id] }, null))
  expect(gone.moves).toMatchObject([{ before: { _id: id, stage: 'live' }, after: null }])
  const back = await follow(() => shop.services.history.bringBack(id, null))
  expect(back.moves).toMatchObject([{ before: null, after: { _id: id, stage: 'live' } }])
})

it('says to which revision it has read, also where the writes are too many to tell', async () => {
  const none = await follow(async () => {})
  expect([none.moves, none.sequence]).toEqual([[], await revisionRepository.current(database)])
  const many = await follow(() => importProducts(101))
  expect([many.moves, many.sequence]).toEqual([null, await revisionRepository.current(database)])
  const most = await follow(() => importProducts(100))
  expect(most.moves).toHaveLength(100)
  expect(most.sequence).toBe(await revisionRepository.current(database))
})
