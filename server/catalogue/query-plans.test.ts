import { StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../tests/helpers/catalogue-choices.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { ListQuery } from './search/product-query.ts'

// Database cost of a page, measured without a clock: number of queries and indexes used.
const shop = catalogueForAllTests()
let database: Database
let swings: string
let fabric: CreatedChoice
const asked = vi.spyOn(StatementSync.prototype, 'all')

beforeAll(async () => {
  database = openDatabase(shop.dataDir)
  swings = (await shop.addCategory('Swings'))._id
  fabric = await addChoice(shop, 'Fabric', ['Sage', 'Indigo'], { isFilter: true })
  const rows = Array.from(
    { length: 400 },
    (_, number) =>
      `Swing ${number},teak,Swings,Oak,${number % 300} cm,${number % 3 === 0 ? '' : number},${number % 2 === 0 ? 'in-stock' : ''},Fabric${number % 3 === 0 ? '' : ': Sage'},live`,
  )
  const csv = [
    'name,tags,category,material,width,price,availability,choices,visibility',
    ...rows,
  ].join('\n')
  await shop.importCsv(csv)
  // Hidden products come first in the list, so that queries for visitors have to skip them.
  const hidden = csv.replaceAll(',live', ',hidden')
  await shop.importCsv(hidden)
  // Frozen clock: the site revision would otherwise be read again every half second.
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now)
})
afterEach(() => asked.mockClear())
afterAll(async () => {
  vi.restoreAllMocks()
  await database.destroy()
})

/** SQL queries that a function runs, with their parameters. */
async function queriesOf(run: () => Promise<unknown>) {
  asked.mockClear()
  await run()
  return asked.mock.contexts.map((statement, at) => ({
    text: statement instanceof StatementSync ? statement.sourceSQL : '',
    values: asked.mock.calls[at] ?? [],
  }))
}

/** Steps of EXPLAIN QUERY PLAN for each query that a function runs. */
async function plansOf(run: () => Promise<unknown>): Promise<string[][]> {
  const plans: string[][] = []
  for (const { text, values } of await queriesOf(run)) {
    const query = text
      .split('?')
      .map((part, at) => (at === 0 ? sql.raw(part) : sql`${values[at - 1]}${sql.raw(part)}`))
    const { rows } = await sql<{
      detail: string
    }>`explain query plan ${sql.join(query, sql``)}`.execute(database)
    plans.push(rows.map(({ detail }) => detail))
  }
  return plans
}

const size = 1_200
/** Queries of product lists, in the shop and in the back office. */
const listQueries = (): ListQuery[] => [
  {},
  { skip: size - 9 },
  { sort: 'name', skip: size / 2 },
  { sort: 'newest' },
  { category: swings, skip: 600 },
  { category: swings, sort: 'name' },
  { sort: 'price', skip: 300 },
  // Products without a price come last.
  { sort: 'price', skip: 900 },
  { category: swings, sort: '-price' },
  { minPrice: '10', maxPrice: '900', sort: 'price' },
  { minPrice: '10', tag: 'teak', sort: 'price' },
  { sort: 'availability', skip: 600 },
  { category: swings, sort: 'availability' },
  { availability: 'in-stock' },
  { tag: 'teak', sort: 'price' },
  { unique: true },
  { tag: 'teak' },
  { material: 'oak' },
  { width: '120 cm', height: '90 cm' },
  { values: [fabric.idOf('Sage')] },
  { values: [fabric.idOf('Sage'), fabric.idOf('Indigo')], sort: 'name' },
  { values: [fabric.idOf('Indigo')], category: swings },
  { q: 'teak' },
  { q: 'swign' },
  { stage: 'any', skip: 600 },
  { stage: 'any', category: swings },
  { stage: 'hidden' },
]
const otherReads = {
  'the latest': () => shop.services.products.latest(),
  'what the home page shows': () => shop.services.products.latest({ isOrdinary: true }),
  'the filters': () => shop.services.products.facets(),
  'a redirect': () =>
    shop.services.redirects.find('/hi/collections/all/products/old?x=1', {
      default: 'en',
      all: ['en', 'hi'],
    }),
  'the newest pictures': () => shop.services.pictures.list({}),
  'pictures by name': () => shop.services.pictures.list({ sort: 'name' }),
  'a picture': async () => {
    const { pictureData } = await shop.services.pictures.list({ limit: 1 })
    return shop.services.pictures.read(pictureData[0]?._id ?? '')
  },
  'what is due': () => shop.services.productSchedule.applyDue(),
  'one product': async () => {
    const [record] = (await shop.services.products.list({ limit: 1 })).records
    if (record !== undefined) {
      await shop.services.products.similar(record)
      await shop.services.products.similar({ ...record, category: null })
    }
    await shop.services.products.readShown(record?._id ?? '')
    return shop.services.content.read(product, record?._id ?? '')
  },
}

const growing = /^(?:SCAN|SEARCH) (?:product|search|revision|item_review|redirect|picture)/
/** Full scan of a table that grows with the catalogue; an index scan that stops at a full page is allowed. */
const wholeTable =
  /^SCAN (?:product\w*|search_\w+|revision|item_review|redirect)\b(?! (?:USING COVERING|USING INDEX product_pictured|VIRTUAL))/
/** Lookup by primary key: few rows, whatever the size of the catalogue. */
const namedRows =
  /^SEARCH (?:product USING INDEX .*\(_id=\?\)|product_search USING INTEGER PRIMARY)/

/** Steps that read a whole table, or sort rows of one that grows. */
async function slowStepsOf(run: () => Promise<unknown>): Promise<string[]> {
  return (await plansOf(run)).flatMap((steps) => {
    const isOfFew =
      steps.some((step) => namedRows.test(step)) || !steps.some((step) => growing.test(step))
    return steps.filter(
      (step) => wholeTable.test(step) || (step.startsWith('USE TEMP B-TREE FOR ORDER') && !isOfFew),
    )
  })
}

it('reads the log of activity without the additions of pictures that it leaves out', async () => {
  const plans = await plansOf(() => shop.services.history.activity({ limit: 20 }))
  expect(plans.flat()).toEqual([
    'SCAN revision USING INDEX revision_activity',
    'SCAN revision USING COVERING INDEX revision_activity',
  ])
})

it('runs hot queries without full table scans and temporary sorts', async () => {
  for (const query of listQueries()) {
    const slow = await slowStepsOf(() => shop.services.products.list({ limit: 9, ...query }))
    expect([query, slow]).toEqual([query, []])
  }
  for (const [name, run] of Object.entries(otherReads))
    expect([name, await slowStepsOf(run)]).toEqual([name, []])
})

it('runs a bounded number of queries for a list, and caches search results', async () => {
  await shop.services.products.list({ skip: size / 2, limit: 1 })
  const count = async (run: () => Promise<unknown>) => (await queriesOf(run)).length
  expect(await count(() => shop.services.products.list({ limit: 24 }))).toBeLessThanOrEqual(3)
  const middle = () => shop.services.products.list({ skip: size / 2, limit: 24 })
  expect(await count(middle)).toBeLessThanOrEqual(3)
  const offering = () => shop.services.products.list({ values: [fabric.idOf('Sage')], limit: 24 })
  expect(await count(offering)).toBeLessThanOrEqual(6)
  const search = () => shop.services.products.list({ q: 'swing', limit: 24 })
  expect(await count(search)).toBeLessThanOrEqual(10)
  // Search results stay cached until the next write.
  expect(await count(search)).toBeLessThanOrEqual(1)
})

it('loads the swatches of a page in at most two queries, without N+1 queries', async () => {
  const { products, choices } = shop.services
  const { records } = await products.list({ limit: 24 })
  await products.list({ limit: 24 })
  const queries = await queriesOf(() => choices.swatchesOf(records))
  expect(queries.length).toBeLessThanOrEqual(2)
  expect((await choices.swatchesOf(records)).size).toBe(24)
})
