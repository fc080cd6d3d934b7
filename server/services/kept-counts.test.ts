import { afterAll, beforeAll, expect, it } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { categoryWord, concealedWord, tagWord, uniqueWord } from '../db/indexed-words.ts'
import {
  type Match,
  matchAny,
  matchEvery,
  matchExcept,
  matchWithin,
  matchWord,
} from '../db/product-words.ts'
import { matchAtMost } from '../db/size-words.ts'
import { createKeptCounts, type KeptCounts } from './kept-counts.ts'
import { createProductHits, type ProductHits } from './product-hits.ts'
import { readWrites } from './product-moves.ts'

let shop: TestCatalogue
let database: Database
let categories: string[]
let ids: string[]

beforeAll(async () => {
  shop = await createTestCatalogue()
  database = connectDatabase(shop.place)
  categories = [await addCategory('Garden'), await addCategory('Sofas')]
  const rows = Array.from({ length: 30 }, (_, number) =>
    [
      number % 3 === 0 ? 'Teak Jhoola' : 'Sofa',
      'Of teak',
      number % 2 === 0 ? 'Teak; new' : 'oak',
      `${100 + number} cm`,
      number % 5 === 0 ? 'hidden' : 'live',
    ].join(','),
  )
  const csv = ['name,description,tags,width,visibility', ...rows].join('\n')
  await shop.services.productCsv.import(csv, { dryRun: false, skipInvalid: false }, null)
  const { records } = await shop.services.products.list({ stage: 'any', limit: 100 })
  ids = records.map(({ _id }) => _id)
})
afterAll(async () => {
  await database.destroy()
  await shop.close()
})

async function addCategory(name: string): Promise<string> {
  const form = createForm({ name, image: await photograph() })
  return (await shop.call('POST', '/ourCategories/add', { form })).body.categoryData._id
}

const teak = matchWord('teak')
const shown = (match: Match) => matchExcept(match, matchWord(concealedWord))
const begins = (text: string) => matchWord(text, { isBeginning: true })

/** The counts of all matches as they are kept, and as the index has them, at the same moment. */
async function compareCounts(counts: KeptCounts, matches: Match[], seen: number) {
  return database.transaction().execute(async (transaction) => {
    const writes = await readWrites(transaction, seen)
    counts.follow(writes)
    const { sequence } = writes
    const direct = createProductHits(transaction)
    return {
      sequence,
      kept: await countAll(counts.at(transaction), matches),
      counted: await countAll(direct, matches),
    }
  })
}

async function countAll(hits: ProductHits, matches: Match[]): Promise<number[]> {
  const found: number[] = []
  for (const match of matches) found.push(await hits.count({ match }))
  return found
}

it('counts with every write as the index would count anew', async () => {
  const matches = [
    teak,
    shown(teak),
    shown(begins('te')),
    begins('1'),
    matchWithin(['name'], begins('jh')),
    shown(matchExcept(matchEvery([teak, matchWord('new')]), matchWithin(['name'], teak))),
    matchAny([matchWord('sofa'), matchWord(tagWord('TEAK'))]),
    shown(matchWord(categoryWord(categories[0] ?? ''))),
    shown(matchWord(uniqueWord(true))),
    shown(matchAtMost('width', 1_200)),
  ]
  const counts = createKeptCounts()
  let { sequence } = await compareCounts(counts, matches, 0)
  const { content, productBulk, history } = shop.services
  const change = (at: number, body: Record<string, unknown>) => () =>
    content.update(product, ids[at] ?? '', { kind: 'json', body }, null)
  const writes: (() => Promise<unknown>)[] = [
    change(1, { name: 'Teakwood bench' }),
    change(1, { name: 'Bench', description: '' }),
    change(2, { visibility: 'hidden' }),
    change(2, { visibility: 'live' }),
    change(3, { createdBy: categories[0] ?? '' }),
    change(3, { createdBy: categories[1] ?? '' }),
    change(4, { isDisplaingInSomethingUnique: true }),
    change(4, { tags: ['teak', 'fresh'] }),
    change(6, { width: '4 ft' }),
    change(6, { warranty: 'Until tomorrow' }),
    () => productBulk.duplicate(ids[6] ?? '', null),
    () => productBulk.duplicate(ids[7] ?? '', null),
    () => productBulk.remove({ ids: ids.slice(8, 12) }, null),
    () => history.bringBack(ids[9] ?? '', null),
    () => content.arrange(product, [ids[20] ?? '', ids[1] ?? ''], null),
    () => productBulk.change({ ids: ids.slice(12, 16), change: { visibility: 'hidden' } }, null),
    change(17, { liveFrom: '2001-01-01T00:00:00.000Z' }),
    change(17, { name: 'Teak swing' }),
    change(17, { liveFrom: '' }),
    change(18, { name: 'Teak swing' }),
  ]
  for (const [at, write] of writes.entries()) {
    await write()
    const { kept, counted, ...now } = await compareCounts(counts, matches, sequence)
    expect([at, kept]).toEqual([at, counted])
    sequence = now.sequence
  }
})

it('answers of what it keeps as the index does', async () => {
  const counts = createKeptCounts()
  await database.transaction().execute(async (transaction) => {
    counts.follow(await readWrites(transaction, 0))
    const hits = counts.at(transaction)
    const match = matchWord('nowhere')
    expect(await hits.exists({ match })).toBe(false)
    expect(await hits.count({ match })).toBe(0)
    const all = await hits.products({ match: teak }, { skip: 0, limit: 100 })
    expect(await hits.count({ match: teak })).toBe(all.length)
    expect(await hits.products({ match: teak }, { skip: 2, limit: 3 })).toEqual(all.slice(2, 5))
    expect(await hits.products({ match: teak }, { skip: all.length, limit: 3 })).toEqual([])
  })
})
