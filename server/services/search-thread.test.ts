import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { mediaRepository } from '../media/repository.ts'
import { createProductFinding } from './product-finding.ts'
import type { ProductQuery } from './product-query.ts'
import { createSearchThread, type SearchThread } from './search-thread.ts'

let shop: TestCatalogue
let database: Database
let thread: SearchThread | null = null

beforeAll(async () => {
  shop = await createTestCatalogue()
  database = openDatabase(shop.dataDir)
  await addProducts('Teak Jhoola', 'Oak Jhoola', 'Teak Bench')
})
afterEach(async () => {
  await thread?.close()
  thread = null
})
afterAll(async () => {
  await database.destroy()
  await shop.close()
})

async function addProducts(...names: string[]): Promise<void> {
  const csv = ['name', ...names].join('\n')
  await shop.services.productCsv.import(csv, { dryRun: false, skipInvalid: false }, null)
}
const current = async () => shop.services.revision.current()

it('finds what the process itself finds', async () => {
  thread = createSearchThread(shop.dataDir)
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
  thread = createSearchThread(shop.dataDir)
  expect((await thread.find({ q: 'hammock' }, await current())).total).toBe(0)
  await addProducts('Hammock')
  expect((await thread.find({ q: 'hammock' }, await current())).total).toBe(1)
  await expect(thread.find({ q: 'hammock' }, (await current()) + 1)).rejects.toThrow('older')
})

it('answers for what pages show, which grows by more than writes', async () => {
  thread = createSearchThread(shop.dataDir)
  await mediaRepository.notePublication(database)
  await shop.services.revision.touch()
  expect((await thread.find({ q: 'bench' }, await current())).total).toBe(1)
})

it('answers a search in the process where the thread fails, also while it is asked', async () => {
  const file = join(shop.dataDir, 'failing-worker.mjs')
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', () => { throw new Error('out of order') })`,
  )
  thread = createSearchThread(shop.dataDir, pathToFileURL(file))
  await expect(thread.find({ q: 'teak' }, 0)).rejects.toThrow('out of order')
  await expect(thread.find({ q: 'teak' }, 0)).rejects.toThrow('a moment ago')
  const finding = createProductFinding(database, shop.services.revision, thread, 0)
  expect((await finding.find({ q: 'teak', limit: 5 })).total).toBe(2)
})

it('lets nobody wait for an answer when it is closed', async () => {
  thread = createSearchThread(shop.dataDir)
  const asked = thread.find({ q: 'teak' }, 0)
  const refused = expect(asked).rejects.toThrow('closed')
  await thread.close()
  await refused
  await expect(thread.find({ q: 'teak' }, 0)).rejects.toThrow('closed')
})
