import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { product } from '../domain/content/product.ts'
import { createServices, type Services } from '../server/app/services.ts'
import type { ListQuery } from '../server/catalogue/search/product-query.ts'
import { fillCatalogue } from './large-catalogue.ts'
import { middle } from './middle.ts'

// Growth of lists and searches with the catalogue: the same queries on a small and a large
// catalogue, measured alternately. “Fresh” is the first query after a write, when nothing of the
// new revision is cached; “again” is any later one. Neither uses the response cache. “Held” is the
// longest time that one statement blocked the serving thread. With --small and --large the bench
// uses existing data directories, and writes to them.
// Run: node bench/lists.ts [--products 100000]
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    small: { type: 'string' },
    large: { type: 'string' },
  },
})
const rounds = 9
/** Writes per round, each with one fresh query after it. */
const writes = 5
const page = { limit: 24 }

interface Catalogue {
  services: Services
  size: number
  category: string
  /** Value of a choice. */
  value: string
}
type Question = (catalogue: Catalogue) => Promise<unknown>
interface Cost {
  fresh: number[]
  again: number[]
  held: number
}

const list =
  (query: ListQuery | ((catalogue: Catalogue) => ListQuery)): Question =>
  (catalogue) =>
    catalogue.services.products.list({
      ...page,
      ...(typeof query === 'function' ? query(catalogue) : query),
    })
const questions: Record<string, Question> = {
  'first page': list({}),
  'page in the middle': list(({ size }) => ({ skip: Math.floor(size / 2) })),
  'last page': list(({ size }) => ({ skip: size - 24 })),
  'a category': list(({ category }) => ({ category })),
  // Page size: the number of products that the smaller catalogue has from this offset on.
  'a category, its middle': list(({ category, size }) => ({
    category,
    skip: Math.floor(size / 6),
    limit: 15,
  })),
  'sorted by name': list({ sort: 'name' }),
  'by name, the middle': list(({ size }) => ({ sort: 'name', skip: Math.floor(size / 2) })),
  newest: list({ sort: 'newest' }),
  'by price': list({ sort: 'price' }),
  'by price, the middle': list(({ size }) => ({ sort: 'price', skip: Math.floor(size / 2) })),
  'by price, the last page': list(({ size }) => ({ sort: '-price', skip: size - 24 })),
  'a category by price': list(({ category }) => ({ category, sort: '-price' })),
  'by availability': list({ sort: 'availability' }),
  'by availability, the middle': list(({ size }) => ({
    sort: 'availability',
    skip: Math.floor(size / 2),
  })),
  'in stock': list({ availability: 'in-stock' }),
  'between prices': list({ minPrice: '20000', maxPrice: '60000' }),
  'between prices, by price': list({ minPrice: '20000', maxPrice: '60000', sort: 'price' }),
  'in stock, up to a price': list({ availability: 'in-stock', maxPrice: '60000' }),
  'search, by price': list({ q: 'teak', sort: 'price' }),
  'a tag': list({ tag: 'teak' }),
  'a material': list({ material: 'solid teak' }),
  'a value of a choice': list(({ value }) => ({ values: [value] })),
  'search, many hits': list({ q: 'teak' }),
  'search, all hits': list({ q: 'swing' }),
  'search, one letter': list({ q: 's' }),
  'search, few hits': list({ q: 'swing 77' }),
  'search, misspelt': list({ q: 'walnnut' }),
  'search, a synonym': list({ q: 'couch' }),
  'search, several words': list({ q: 'wooden swing for my balcony' }),
  'search, partial matches': list({ q: 'velvet sofa' }),
  'search, up to a size': list({ q: 'teak swing under 150 cm' }),
  'search, no hit': list({ q: 'nothing-like-it' }),
  suggestions: ({ services }) => services.suggestions.list('teak sw'),
  'search, by name': list({ q: 'teak', sort: 'name' }),
  'search in a category': list(({ category }) => ({ q: 'teak', category })),
  'fits a width': list({ width: '150 cm' }),
  'fits a width and a height': list({ width: '70 cm', height: '120 cm' }),
  'fits a size, by price': list({ width: '150 cm', depth: '90 cm', sort: 'price' }),
  'one product': async ({ services }) => {
    const [record] = (await services.products.list({ limit: 1 })).records
    if (record === undefined) throw new Error('There is no product.')
    await Promise.all([
      services.content.read(product, record._id),
      services.reviews.ofProduct(record._id),
      services.products.similar(record),
    ])
  },
  "home's lists": ({ services }) =>
    Promise.all([
      services.products.list({ unique: true }),
      services.products.latest(),
      services.products.list({ limit: 1 }),
    ]),
  filters: ({ services }) => services.products.facets(),
}

let longest = 0
watchQueries()
const folder = await mkdtemp(join(tmpdir(), 'bench-lists-'))
const small = await open('small', 100, values.small)
const large = await open('large', Number(values.products), values.large)
printRow(`${small.size} and ${large.size} products, ms`, [
  'fresh',
  'fresh',
  'ratio',
  'again',
  'again',
  'ratio',
  'held',
  'held',
])
for (const [name, question] of Object.entries(questions)) await compare(name, question)
for (const { services } of [small, large]) await services.close()
await rm(folder, { recursive: true, force: true })

async function compare(name: string, question: Question): Promise<void> {
  const costs = new Map([small, large].map((catalogue) => [catalogue, createCost()]))
  for (let round = 0; round < rounds; round++)
    for (const [catalogue, cost] of costs) await ask(catalogue, question, cost, round > 0)
  const [before, after] = [...costs.values()]
  if (before === undefined || after === undefined) return
  const compared = (['fresh', 'again'] as const).flatMap((kind) => {
    const [small, large] = [middle(before[kind]), middle(after[kind])]
    return [small.toFixed(2), large.toFixed(2), `${(large / small).toFixed(1)}×`]
  })
  printRow(name, [...compared, before.held.toFixed(1), after.held.toFixed(1)])
}

function createCost(): Cost {
  return { fresh: [], again: [], held: 0 }
}

/** Runs a query once fresh and once again; the first round only warms up and does not count. */
async function ask(
  catalogue: Catalogue,
  question: Question,
  cost: Cost,
  counts: boolean,
): Promise<void> {
  const time = async () => {
    const started = performance.now()
    await question(catalogue)
    return performance.now() - started
  }
  longest = 0
  const fresh: number[] = []
  for (let count = 0; count < writes; count++) {
    await write(catalogue)
    fresh.push(await time())
  }
  if (counts) cost.held = Math.max(cost.held, longest)
  const again: number[] = []
  for (let count = 0; count < 5; count++) again.push(await time())
  if (!counts) return
  cost.fresh.push(...fresh)
  cost.again.push(middle(again))
}

/** Creates a new revision of the content. */
async function write({ services }: Catalogue): Promise<void> {
  const [record] = (await services.products.list({ limit: 1 })).records
  if (record === undefined) throw new Error('There is no product.')
  const body = { warranty: `Until ${performance.now()}` }
  await services.content.update(product, record._id, { kind: 'json', body }, null)
}

/** Measures statements by the thread's CPU time: they run synchronously and block the thread. */
function watchQueries(): void {
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (text) {
    const statement = prepare.call(this, text)
    const { all } = statement
    const watched = (...parameters: SQLInputValue[]): unknown => {
      const before = process.threadCpuUsage()
      const rows: unknown = Reflect.apply(all, statement, parameters)
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1_000)
      return rows
    }
    return Object.assign(statement, { all: watched })
  }
}

async function open(name: string, size: number, given: string | undefined): Promise<Catalogue> {
  const dataDir = given ?? join(folder, name)
  const services = await createServices({ dataDir })
  if (given === undefined) await fillCatalogue(services, dataDir, size)
  const { categories, choices } = await services.products.facets()
  const { total } = await services.products.list({ limit: 1 })
  const value = choices[0]?.values[0]?._id ?? ''
  return { services, size: total, category: categories[0]?._id ?? '', value }
}

function printRow(name: string, cells: string[]): void {
  console.log([name.padEnd(28), ...cells.map((cell) => cell.padStart(8))].join(' '))
}
