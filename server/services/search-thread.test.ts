import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createPlace } from '../../tests/helpers/place.ts'
import { startServer } from '../../tests/helpers/program.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { mediaRepository } from '../media/repository.ts'
import { createProductFinding } from './product-finding.ts'
import type { ProductQuery } from './product-query.ts'
import { createSearchThread, type SearchThread } from './search-thread.ts'

let shop: TestCatalogue
let database: Database
let thread: SearchThread | null = null
let errors: Error[] = []

beforeAll(async () => {
  shop = await createTestCatalogue()
  database = openDatabase(shop.dataDir)
  await addProducts('Teak Jhoola', 'Oak Jhoola', 'Teak Bench')
})
afterEach(async () => {
  await thread?.close()
  thread = null
  errors = []
})
afterAll(async () => {
  await database.destroy()
  await shop.close()
})

async function addProducts(...names: string[]): Promise<void> {
  const csv = ['name', ...names].join('\n')
  await shop.services.productCsv.import(csv, { dryRun: false, skipInvalid: false }, null)
}
const onError = (error: Error) => errors.push(error)
const current = async () => shop.services.revision.current()

it('finds what the process itself finds', async () => {
  thread = createSearchThread({ dataDir: shop.dataDir, onError })
  const alone = createProductFinding(database, shop.services.revision, thread, Infinity)
  const queries: ProductQuery[] = [
    { q: 'jhoola', limit: 2 },
    { q: 'jhola teak' },
    { q: 'teak', sort: 'name', skip: 1 },
    { q: 'oak bench', isLoose: true },
    { tag: 'none' },
  ]
  for (const query of queries)
    expect(await thread.find(query, await current())).toEqual(await alone.find(query))
})

it('sees a write as soon as it is done, and answers nothing older than it was asked for', async () => {
  thread = createSearchThread({ dataDir: shop.dataDir, onError })
  expect((await thread.find({ q: 'hammock' }, await current())).total).toBe(0)
  await addProducts('Hammock')
  expect((await thread.find({ q: 'hammock' }, await current())).total).toBe(1)
  await expect(thread.find({ q: 'hammock' }, (await current()) + 1)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('older') },
  })
})

it('answers for what pages show, which grows by more than writes', async () => {
  thread = createSearchThread({ dataDir: shop.dataDir, onError })
  await mediaRepository.notePublication(database)
  await shop.services.revision.touch()
  expect((await thread.find({ q: 'bench' }, await current())).total).toBe(1)
})

it('answers a search in the process where the thread crashes, also while it is asked, and reports that once', async () => {
  const file = join(shop.dataDir, 'failing-worker.mjs')
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', () => { throw new Error('out of order') })`,
  )
  const { dataDir } = shop
  thread = createSearchThread({ dataDir, onError, entry: pathToFileURL(file) })
  const searches = await Promise.allSettled([thread.find({ q: 'teak' }, 0), thread.find({}, 0)])
  expect(searches).toMatchObject(Array(2).fill({ status: 'rejected', reason: errors[0] }))
  await expect(thread.find({ q: 'teak' }, 0)).rejects.toThrow('a moment ago')
  expect(errors).toMatchObject([{ cause: { message: 'out of order' } }])
  const finding = createProductFinding(database, shop.services.revision, thread, 0)
  expect((await finding.find({ q: 'teak', limit: 5 })).total).toBe(2)
})

it('logs and counts a search that failed in the thread, and answers it all the same', async () => {
  const { dataDir, remove } = await createPlace('tables')
  onTestFinished(remove)
  const server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const address = await server.listening()
  const count = openDatabase(dataDir)
  await sql`insert into "product_facet" ("kind", "value", "count")
    values ('all', '', 5000) on conflict ("kind", "value") do update set "count" = 5000`.execute(
    count,
  )
  await count.destroy()
  // The server has the file open; the thread, which starts with the first search, does not find it.
  await rename(join(dataDir, 'catalogue.sqlite'), join(dataDir, 'moved.sqlite'))

  const found = await fetch(`${address}/api/ourCategoriesItems?q=teak&limit=5`)
  expect([found.status, await found.json()]).toMatchObject([200, { total: 0 }])
  const metrics = await (await fetch(`${address}/metrics`)).text()
  expect(metrics).toMatch(/^catalogue_search_worker_errors_total [1-9]/m)
  await expect.poll(() => server.output.err).toMatch(/unable to open database file.*\n/)
  const [line = ''] = server.output.err.split('\n')
  expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'The search worker failed' })
})

it('lets nobody wait for an answer when it is closed', async () => {
  thread = createSearchThread({ dataDir: shop.dataDir, onError })
  const asked = thread.find({ q: 'teak' }, 0)
  const refused = expect(asked).rejects.toThrow('closed')
  await thread.close()
  await refused
  await expect(thread.find({ q: 'teak' }, 0)).rejects.toThrow('closed')
  expect(errors).toEqual([])
})
