import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/helpers/test-database.ts'
import { connectDatabase, type Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import {
  type IndexedWords,
  type Match,
  matchAny,
  matchEvery,
  matchExcept,
  matchWithin,
  matchWord,
  productWords,
} from './term-index.ts'

let place: TestDatabase
let database: Database
beforeAll(async () => {
  place = await createTestDatabase()
  database = connectDatabase(place)
  await migrate(database)
  const none: IndexedWords = { name: '', groups: '', facts: '', description: '', filters: '' }
  const rows: Partial<IndexedWords>[] = [
    { name: 'teak jhoola jhula', groups: 'walnut', filters: '§u §tab12' },
    { name: 'oak bench', facts: 'teak 120 cm', filters: '§o' },
    { name: 'झूला', description: 'teakwood teak', filters: '§o §tab12' },
    { name: `${'a'.repeat(3_000)} chair`, groups: 'teak' },
  ]
  for (const [number, words] of rows.entries())
    await productWords.add(database, number - 1, { ...none, ...words })
})
afterAll(async () => {
  await database.destroy()
  await place.remove()
})

async function find(match: Match): Promise<number[]> {
  const { rows } = await sql<{ rowid: number }>`select rowid from "product_words"
    where ${productWords.matching(database, match)} order by rowid`.execute(database)
  return rows.map(({ rowid }) => rowid)
}

const matchPrefix = (text: string) => matchWord(text, { isPrefix: true })
const teak = matchWord('teak')

const table: [string, Match, number[]][] = [
  ['a word in any column', teak, [-1, 0, 1, 2]],
  ['a whole word, not its beginning', matchWord('jhoo'), []],
  ['the beginning of a word', matchPrefix('jhoo'), [-1]],
  ['a word in another script', matchPrefix('झू'), [1]],
  ['a number', matchPrefix('12'), [0]],
  ['a prefix longer than any indexed word', matchPrefix('a'.repeat(600)), [2]],
  ['a filter term', matchWord('§tab12'), [-1, 1]],
  ['all conditions', matchEvery([teak, matchWord('§o')]), [0, 1]],
  ['any of the conditions', matchAny([matchWord('walnut'), matchPrefix('ben')]), [-1, 0]],
  ['one column', matchWithin(['name'], teak), [-1]],
  ['some columns', matchWithin(['groups', 'facts'], matchPrefix('tea')), [0, 2]],
  ['the last column', matchWithin(['description'], matchPrefix('teakw')), [1]],
  ['one condition except another', matchExcept(teak, matchWithin(['name'], teak)), [0, 1, 2]],
  [
    'all conditions except any of others',
    matchExcept(matchEvery([teak, matchPrefix('b')]), matchAny([matchWord('oak'), matchWord('x')])),
    [],
  ],
  [
    'any of several in a column',
    matchWithin(['name'], matchAny([teak, matchWord('oak')])),
    [-1, 0],
  ],
]

it.each(table)('finds %s', async (_, match, numbers) => {
  expect(await find(match)).toEqual(numbers)
})
