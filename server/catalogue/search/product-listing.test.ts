import { afterAll, beforeAll, expect, it } from 'vitest'
import { product } from '../../../domain/content/product.ts'
import { productSorts } from '../../../domain/shop/product-list.ts'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { createPlainSearch, type PlainProduct } from '../../../tests/helpers/plain-search.ts'
import { isOnPostgres } from '../../../tests/helpers/test-database.ts'
import { connectDatabase, type Database } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import type { ListQuery } from './product-query.ts'

// Reference test: every list is compared with a naive filter and sort of all products.
const size = 280
/** Number of parts of the cases, of which one is run. */
const parts = isOnPostgres ? 4 : 2
const shop = catalogueForAllTests()
let database: Database
let all: StoredRecord[]
let plainSearch: ReturnType<typeof createPlainSearch<StoredRecord>>
let fabric: CreatedChoice
const categoryNames = ['Garden Swings', 'Sofas', 'Chairs']
const categories: string[] = []
const random = createRandom(20_261)

beforeAll(async () => {
  database = connectDatabase(shop.place)
  for (const name of categoryNames) categories.push((await shop.addCategory(name))._id)
  fabric = await addChoice(shop, 'Fabric', ['Sage', 'Indigo'])
  await addProducts()
  await rearrange()
  all = await contentRepository.list(database, product)
  plainSearch = createPlainSearch(all, readTexts)
})
afterAll(() => database.destroy())

const names = ['Éclair swing', 'eclair Swing', 'ZÜRICH', 'zurich bench', 'Ångström', 'angle', '']
const past = '2001-01-01T00:00:00.000Z'
const future = '9001-01-01T00:00:00.000Z'
/** CSV cells of visibility, liveFrom and liveUntil. */
const schedules = [
  ...['live,,', 'live,,', 'hidden,,'],
  ...[`live,${past},`, `live,${past},${future}`, `live,${future},`, `live,,${past}`],
]
const sizes = ['', '', '40 cm', '90 cm', '150 cm', '151 cm', '320 cm', 'as you like']
/** CSV cells of price and sale price. */
const prices = [
  ...[',', ',', '0,', '99.50,', '100,', '100,99.50', '25000,', '25000,100'],
  '9999999999.99,',
]
const choices = ['', 'Fabric', 'Fabric: Sage', 'Fabric: Indigo | Sage']
const materials = ['Solid Teak, oil', 'solid teak; brass', 'Oak', 'Cane', '']

async function addProducts(): Promise<void> {
  const rows = [
    'name,description,tags,material,category,isDisplaingInSomethingUnique,width,length,height,price,salePrice,availability,visibility,liveFrom,liveUntil,choices',
  ]
  for (let number = 0; number < size; number++) {
    const tags = [pick(['Teak', 'teak', 'Outdoor wood']), pick(['swing', 'Bench', 'new'])]
    const name = `${pick(names)} ${pick(['', '2', 'teak'])}`.trim()
    const category = pick([...categoryNames, ''])
    const unique = pick(['true', 'false', 'false'])
    const [width, length, height] = [pick(sizes), pick(sizes), pick(sizes)]
    const availability = pick(['', 'in-stock', 'sold', 'made-to-order', 'back-on'])
    rows.push(
      `${name || 'Stool'},${pick(['Of teak', 'Plain'])},${tags.join('; ')},"${pick(materials)}",${category},${unique},${width},${length},${height},${pick(prices)},${availability},${pick(schedules)},${pick(choices)}`,
    )
  }
  await shop.importCsv(rows)
}

/** Duplicates, reorders, deletes and restores some products. Copies share the position of their original. */
async function rearrange(): Promise<void> {
  const { records } = await shop.services.products.list({ stage: 'any', limit: size })
  const ids = records.map(({ _id }) => _id)
  const { productBulk, content, history } = shop.services
  for (const id of ids.slice(150, 154)) {
    const copy = await productBulk.duplicate(id, null)
    await productBulk.duplicate(copy._id, null)
    await productBulk.duplicate(id, null)
  }
  await content.reorder(
    product,
    [ids[260], ids[3], ids[151]].filter((id) => id !== undefined),
    null,
  )
  const gone = ids.slice(148, 156)
  await productBulk.remove({ ids: gone }, null)
  await history.bringBack({ ids: gone.slice(0, 5) }, null)
}

it('returns the same pages as a naive implementation for filters and sort orders', async () => {
  const filters: ListQuery[] = [
    {},
    { category: categories[0] },
    { unique: true },
    { unique: false },
    { tag: 'TEAK' },
    { material: 'solid teak' },
    { category: categories[1], unique: true, tag: 'swing' },
    { material: 'marble' },
    { stage: 'live' },
    { stage: 'any' },
    { stage: 'hidden' },
    { stage: 'upcoming', category: categories[0] },
    { stage: 'ended', tag: 'swing' },
    { minPrice: '99.50' },
    { minPrice: '99.51', maxPrice: '100' },
    { maxPrice: '0' },
    { category: categories[0], minPrice: '0', maxPrice: '9999999999.99' },
    { stage: 'any', maxPrice: '100', tag: 'swing' },
    { availability: 'in-stock' },
    { availability: 'sold', category: categories[1] },
    { availability: 'back-on', minPrice: '100', material: 'oak' },
    { stage: 'hidden', availability: 'made-to-order' },
    { width: '150 cm' },
    { depth: '90 cm', category: categories[0] },
    { width: '151 cm', depth: '40 cm', height: '150 cm' },
    { height: '89.9 cm', availability: 'in-stock', maxPrice: '25000' },
    { values: [fabric.idOf('Sage')] },
    { values: [fabric.idOf('Sage'), fabric.idOf('Indigo')], category: categories[0] },
    { values: [fabric.idOf('Indigo')], stage: 'any', tag: 'swing' },
    { values: [fabric.idOf('Indigo')], width: '150 cm', availability: 'in-stock' },
  ]
  const sorts = [undefined, ...productSorts]
  // A part of the sort orders for a filter, the rest for the next ones.
  for (const [index, filter] of filters.entries())
    for (const sort of sorts.filter((_, at) => (at + index) % parts === 0)) {
      const expected = sortBy(
        all.filter((record) => fulfils(record, filter)),
        { ...filter, sort },
      )
      await expectPages({ ...filter, sort }, expected)
    }
})

it('returns the same search results as a naive implementation, on every page', async () => {
  const queries = [
    ...['teak', 'swing', 'garden', 'teak swing', 'tea ecl', 'zuri', 'angstrom', 'chairs teak'],
    ...['couch', 'लकड़ी jhula', 'zurich oak bench', 'the sagwan sofas', 'angle eclair 2'],
  ]
  const filters: ListQuery[] = [
    {},
    { category: categories[0] },
    { unique: true },
    { stage: 'any' },
    { stage: 'live' },
    { width: '150 cm', minPrice: '1' },
    { availability: 'made-to-order' },
    { values: [fabric.idOf('Sage')] },
  ]
  const sorts = [undefined, 'name', '-price', 'availability'] as const
  let relaxed = 0
  for (const q of queries.filter((_, at) => !isOnPostgres || at % 2 === 0))
    for (const [index, filter] of filters.entries())
      for (const sort of index < 2 ? sorts : [undefined]) {
        const { full, partial } = searchPlainly(q, { ...filter, sort })
        await expectPages({ ...filter, sort, q }, [...full, ...partial], full.length)
        relaxed += partial.length === 0 ? 0 : 1
      }
  expect(relaxed).toBeGreaterThan(10)
})

async function expectPages(
  query: ListQuery,
  expected: StoredRecord[],
  full = expected.length,
): Promise<void> {
  const total = expected.length
  const unsized = countUnsized(query)
  for (const skip of [0, Math.floor(random() * total)]) {
    const page = { ...query, skip, limit: 7 }
    const found = await shop.services.products.list(page)
    expect([page, found.total, found.unsized, found.records.map(({ _id }) => _id)]).toEqual([
      page,
      total,
      unsized,
      expected.slice(skip, skip + 7).map(({ _id }) => _id),
    ])
    expect([page, found.relaxed, found.fullMatches]).toEqual(
      full < total ? [page, true, full] : [page, undefined, undefined],
    )
  }
}

/** Number of products that a size filter excludes because they lack one of the sizes. */
function countUnsized(query: ListQuery): number | undefined {
  const { width, depth, height, ...others } = query
  if (limitsOf({}, query).length === 0) return undefined
  const filtered = all.filter((record) => fulfils(record, others))
  const found =
    query.q === undefined ? filtered : plainSearch(query.q, inStageOf(query), filtered).complete
  return found.filter(({ fields }) => limitsOf(fields, query).some(([size]) => size === null))
    .length
}

function inStageOf({ stage }: ListQuery): StoredRecord[] {
  return all.filter((record) => fulfils(record, { stage }))
}

function fulfils({ fields }: StoredRecord, query: ListQuery): boolean {
  const tags = JSON.stringify(fields.tags).toLowerCase()
  const { visibility, liveFrom, liveUntil } = fields
  const until = liveUntil === past ? 'ended' : liveFrom === future ? 'upcoming' : 'live'
  const stage = visibility === 'hidden' ? 'hidden' : until
  return (
    [stage, 'any'].includes(query.stage ?? 'live') &&
    (query.category === undefined || fields.category === query.category) &&
    (query.unique === undefined || fields.isFeatured === query.unique) &&
    (query.tag === undefined || tags.includes(`"${query.tag.toLowerCase()}"`)) &&
    (query.material === undefined ||
      String(fields.material).toLowerCase().includes(query.material)) &&
    (query.availability === undefined || fields.availability === query.availability) &&
    (query.values ?? []).every((value) => isOffered(fields, value)) &&
    isWithin(priceOf(fields), query) &&
    limitsOf(fields, query).every(([size, limit]) => size !== null && size <= limit)
  )
}

/** A product offers a value if it lists the value or has an empty list, which stands for all values. */
function isOffered(fields: StoredRecord['fields'], value: string): boolean {
  const text = JSON.stringify(fields.choices)
  return text.includes(value) || text.includes('"values":[]')
}

/** Effective price in hundredths: the sale price, else the price. */
function priceOf({ price, salePrice }: StoredRecord['fields']): number | null {
  const text = String(salePrice) || String(price)
  return text === '' ? null : Math.round(Number(text) * 100)
}

function isWithin(price: number | null, { minPrice, maxPrice }: ListQuery): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true
  const [min, max] = [Number(minPrice ?? 0) * 100, Number(maxPrice ?? Infinity) * 100]
  return price !== null && price >= Math.round(min) && price <= Math.round(max)
}

/** Sizes of a record that a query limits, each with its limit, in millimetres. */
function limitsOf(fields: StoredRecord['fields'], query: ListQuery): [number | null, number][] {
  const read = (size: unknown) =>
    /cm/.test(String(size)) ? Math.round(Number.parseFloat(`${size}`) * 10) : null
  const sides = [read(fields.width), read(fields.length)].filter((side) => side !== null)
  const [longer = null, shorter = null] = sides.toSorted((a, b) => b - a)
  const limits: [number | null, number | null][] = [
    [longer, read(query.width)],
    [shorter, read(query.depth)],
    [read(fields.height), read(query.height)],
  ]
  return limits.flatMap(([size, limit]) => (limit === null ? [] : [[size, limit]]))
}

/** Comparator that puts sold products last for visitors, except in the showcase. */
function soldLast({ stage, unique }: ListQuery, a: StoredRecord, b: StoredRecord): number {
  if (stage !== undefined || unique !== undefined) return 0
  const isSold = ({ fields }: StoredRecord) => Number(fields.availability === 'sold')
  return isSold(a) - isSold(b)
}

function sortBy(records: StoredRecord[], query: ListQuery): StoredRecord[] {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const byId = (a: StoredRecord, b: StoredRecord) => compare(a._id, b._id)
  const byPlace = (a: StoredRecord, b: StoredRecord) => a.position - b.position || byId(a, b)
  const byDay = (a: StoredRecord, b: StoredRecord) =>
    compare(a.createdAt, b.createdAt) || byId(a, b)
  const name = ({ fields }: StoredRecord) => normaliseText(String(fields.name))
  switch (query.sort) {
    case 'newest':
      return records.toSorted((a, b) => byDay(b, a))
    case 'oldest':
      return records.toSorted(byDay)
    case 'name':
      return records.toSorted((a, b) => compare(name(a), name(b)) || byId(a, b))
    case 'price':
    case '-price': {
      const price = ({ fields }: StoredRecord) => priceOf(fields)
      const priced = records
        .filter((record) => price(record) !== null)
        .toSorted((a, b) => Number(price(a)) - Number(price(b)) || byPlace(a, b))
      const unpriced = records.filter((record) => price(record) === null).toSorted(byPlace)
      return [...(query.sort === 'price' ? priced : priced.reverse()), ...unpriced]
    }
    case 'availability': {
      const order = ['in-stock', 'made-to-order', 'back-on', '', 'sold']
      const rank = ({ fields }: StoredRecord) => order.indexOf(String(fields.availability))
      return records.toSorted((a, b) => rank(a) - rank(b) || byPlace(a, b))
    }
    case undefined:
      return records.toSorted((a, b) => soldLast(query, a, b) || byPlace(a, b))
    default:
      return query.sort satisfies never
  }
}

/** Full matches of a query, and partial matches if there are fewer than three full ones. */
function searchPlainly(q: string, query: ListQuery) {
  const inStage = inStageOf(query)
  const filtered = inStage.filter((record) => fulfils(record, query))
  const { full, partial, scoreOf } = plainSearch(q, inStage, filtered)
  const sort = (records: StoredRecord[]) =>
    query.sort === undefined
      ? sortBy(records, { stage: 'any' }).toSorted(
          (a, b) => soldLast(query, a, b) || scoreOf(b) - scoreOf(a),
        )
      : sortBy(records, query)
  return { full: sort(full), partial: sort(partial) }
}

function readTexts({ fields }: StoredRecord): PlainProduct {
  const { name, tags, material, width, length, height, description } = fields
  const category = categoryNames[categories.indexOf(String(fields.category))]
  return {
    name: String(name),
    groups: [category, tags].flat().join(' '),
    rest: [material, width, length, height, description].join(' '),
  }
}

function pick<T>(choices: T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('There is nothing to choose from.')
  return choice
}

/** Creates a seeded pseudo-random generator of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
