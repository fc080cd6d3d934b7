import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { Language } from '../../../domain/languages/language.ts'
import { catalogueForAllTests, createTestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { switchLanguages } from '../../../tests/helpers/languages.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { mediaRepository } from '../../db/media-file-repository.ts'
import type { ListQuery } from './product-query.ts'
import { createProductSearchService } from './product-search-service.ts'
import { createSearchPool, type SearchPool } from './search-pool.ts'

const shop = catalogueForAllTests()
let database: Database
/** Pool for all tests that only search, since starting a worker takes longer than they do. */
let running: SearchPool
/** Pool of one test. */
let pool: SearchPool | null = null
let errors: Error[] = []

beforeAll(async () => {
  database = openDatabase(shop.dataDir)
  await addProducts('Teak Jhoola', 'Oak Jhoola', 'Teak Bench')
  running = createSearchPool({ dataDir: shop.dataDir, onError })
})
afterEach(async () => {
  await pool?.close()
  pool = null
  errors = []
})
afterAll(() => Promise.all([running.close(), database.destroy()]))

const addProducts = (...names: string[]) => shop.importCsv(['name', ...names])
const onError = (error: Error) => errors.push(error)
const current = async () => shop.services.revision.current()

/** Writes a worker module for one test and returns its URL. */
async function writeWorker(name: string, source: string): Promise<string> {
  const file = join(shop.dataDir, `${name}.mjs`)
  await writeFile(file, source)
  return pathToFileURL(file).href
}

it('returns the same results as a search on the serving thread', async () => {
  const onServingThread = createProductSearchService(database, shop.services.revision, null)
  const queries: ListQuery[] = [
    { q: 'jhoola', limit: 2 },
    { q: 'jhola teak' },
    { q: 'teak', sort: 'name', skip: 1 },
    { q: 'oak bench' },
    { tag: 'none' },
  ]
  for (const query of queries)
    expect(await running.search(query, await current())).toEqual(await onServingThread.find(query))
})

it('sees committed writes, and rejects a search for a newer revision than its own', async () => {
  expect((await running.search({ q: 'hammock' }, await current())).total).toBe(0)
  await addProducts('Hammock')
  expect((await running.search({ q: 'hammock' }, await current())).total).toBe(1)
  await expect(running.search({ q: 'hammock' }, (await current()) + 1)).rejects.toThrow('older')
  expect(errors).toMatchObject([{ message: 'A search failed in the search worker' }])
  // The worker survives a failed search.
  expect((await running.search({ q: 'hammock' }, await current())).total).toBe(1)
})

it('applies synonyms from the settings as soon as they change', async () => {
  expect((await running.search({ q: 'plimsoll' }, await current())).total).toBe(0)
  const json = { synonyms: ['plimsoll = jhoola'] }
  expect((await shop.call('PUT', '/settings', { json })).status).toBe(200)
  expect((await running.search({ q: 'plimsoll' }, await current())).total).toBe(2)
})

it('includes published media variants in the revision, like the serving thread', async () => {
  await mediaRepository.recordPublication(database)
  await shop.services.revision.invalidate()
  expect((await running.search({ q: 'bench' }, await current())).total).toBe(1)
})

it('searches translations in the language of the page', async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const translations = { hi: { name: 'मयूर पंख' } }
  const { _id } = await shop.addProduct({ name: 'Peacock', translations })
  const search = async (language?: Language) => {
    const query = { q: 'मयूर', ...(language && { language }) }
    return (await running.search(query, await current())).ids
  }
  expect([await search('hi'), await search('gu'), await search()]).toEqual([[_id], [], []])
})

it('rejects running and queued searches if the worker crashes, reports it once and searches on the serving thread', async () => {
  const worker = await writeWorker(
    'crashing',
    `export default () => {
       setImmediate(() => { throw new Error('out of order') })
       return new Promise(() => {})
     }`,
  )
  pool = createSearchPool({ dataDir: shop.dataDir, onError, worker })
  const searches = await Promise.allSettled([pool.search({ q: 'teak' }, 0), pool.search({}, 0)])
  expect(searches).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  await expect(pool.search({ q: 'teak' }, 0)).rejects.toThrow('a moment ago')
  expect(errors).toMatchObject([
    { message: 'The search worker crashed', cause: { message: 'out of order' } },
  ])
  const finding = createProductSearchService(database, shop.services.revision, pool, 0)
  expect((await finding.find({ q: 'teak', limit: 5 })).total).toBe(2)
})

it.each([
  ['cannot be loaded', `throw new Error('out of order')`, 'out of order'],
  ['exits', 'export default () => process.exit(3)', 'exited with code: 3'],
])('rejects a search if the worker %s', async (name, source, message) => {
  const worker = await writeWorker(name.replace(' ', '-'), source)
  pool = createSearchPool({ dataDir: shop.dataDir, onError, worker })
  await expect(pool.search({ q: 'teak' }, 0)).rejects.toThrow()
  expect(errors).toMatchObject([{ cause: { message: expect.stringContaining(message) } }])
})

it('restarts the worker 30 seconds after a crash', async () => {
  const worker = await writeWorker(
    'once',
    `export default ({ query }) => query.q === 'crash' ? process.exit(1) : { ids: [], total: 7 }`,
  )
  pool = createSearchPool({ dataDir: shop.dataDir, onError, worker })
  await expect(pool.search({ q: 'crash' }, 0)).rejects.toThrow()
  const later = performance.now() + 30_000
  const now = vi.spyOn(performance, 'now').mockReturnValue(later)
  onTestFinished(() => now.mockRestore())
  expect(await pool.search({ q: 'teak' }, 0)).toMatchObject({ total: 7 })
})

it('counts an error of the search worker, and still responds with 200', async () => {
  const own = await createTestCatalogue()
  onTestFinished(() => own.close())
  const facets = openDatabase(own.dataDir)
  await sql`insert into "product_facet" ("kind", "value", "count") values ('all', '', 5000)
    on conflict ("kind", "value") do update set "count" = 5000`.execute(facets)
  await facets.destroy()
  // The server has the file open; the worker, which starts with the first search, does not find it.
  await rename(join(own.dataDir, 'catalogue.sqlite'), join(own.dataDir, 'moved.sqlite'))

  const found = await own.call('GET', '/ourCategoriesItems?q=teak&limit=5', { token: null })
  expect([found.status, found.body]).toMatchObject([200, { total: 0 }])
  const metrics = await own.app.inject('/metrics')
  expect(metrics.body).toMatch(/^catalogue_search_worker_errors_total [1-9]/m)
})

it('rejects running and later searches when closed, without reporting errors', async () => {
  const worker = await writeWorker(
    'endless',
    `export default ({ query }) => query.q === 'endless' ? new Promise(() => {}) : { ids: [], total: 7 }`,
  )
  pool = createSearchPool({ dataDir: shop.dataDir, onError, worker })
  // The first search ends once the worker and its modules are loaded.
  await pool.search({ q: 'teak' }, 0)
  const rejected = expect(pool.search({ q: 'endless' }, 0)).rejects.toThrow('Terminating')
  await setImmediate()
  await pool.close()
  await rejected
  await expect(pool.search({ q: 'teak' }, 0)).rejects.toThrow('closed')
  expect(errors).toEqual([])
})
