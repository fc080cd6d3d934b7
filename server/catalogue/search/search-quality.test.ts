import { beforeAll, expect, it } from 'vitest'
import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addDemoProducts } from '../../../tests/helpers/demo-products.ts'
import {
  describeFailures,
  getExpectedProducts,
  getSearchPath,
  judgeResults,
  measureQuality,
  queryGroups,
  readResults,
  type SearchQuality,
  type Verdict,
} from '../../../tests/helpers/search-quality.ts'

// Judged queries on the demo catalogue; tests/helpers/search-quality.ts explains their form.
const MIN_SUCCESS = 0.95
const MIN_MEAN_RECIPROCAL_RANK = 0.85
const MIN_HELD = 0.95

const shop = catalogueForAllTests({ READ_SECONDS: '0' })
const verdicts: Verdict[] = []
let quality: SearchQuality

beforeAll(async () => {
  await addDemoProducts(shop.services)
  for (const query of queryGroups.flatMap(({ queries }) => queries)) {
    const { status, body } = await shop.call('GET', getSearchPath(query.q), { token: null })
    expect([query.q, status]).toEqual([query.q, 200])
    verdicts.push(judgeResults(query, readResults(body)))
  }
  quality = measureQuality(verdicts)
})

it('returns an expected product within the first three results for nearly all queries', () => {
  const missed = verdicts.filter(
    ({ query, rank }) => getExpectedProducts(query).size > 0 && (rank === null || rank > 3),
  )
  expect(quality.success, listFailures(missed)).toBeGreaterThanOrEqual(MIN_SUCCESS)
})

it('ranks expected products early (mean reciprocal rank)', () => {
  const late = verdicts.filter(
    ({ query, rank }) => getExpectedProducts(query).size > 0 && rank !== 1,
  )
  expect(quality.meanReciprocalRank, listFailures(late)).toBeGreaterThanOrEqual(
    MIN_MEAN_RECIPROCAL_RANK,
  )
})

it('returns results for every query with expected products', () => {
  const empty = verdicts.filter(
    ({ query, results }) => getExpectedProducts(query).size > 0 && results.total === 0,
  )
  expect(empty.map(({ query }) => query.q)).toEqual([])
})

it('returns no results for nonsense queries', () => {
  const wrong = verdicts.filter(({ query, results }) => query.none && results.total > 0)
  expect(describeFailures(wrong)).toEqual([])
})

it('meets every expectation for nearly all judged queries', () => {
  expect(quality.held, listFailures(verdicts)).toBeGreaterThanOrEqual(MIN_HELD)
})

function listFailures(of: Verdict[]): string {
  return `\n${describeFailures(of).join('\n')}\n`
}

async function search(q: string) {
  const { body } = await shop.call('GET', getSearchPath(q), { token: null })
  return readResults(body)
}

it.each([
  ['canpoy swing', 'canopy swing'],
  ['wingbak chair', 'wingback chair'],
  ['teek', 'teak'],
  ['stol', 'stool'],
  ['sofa under 2 m, with cushoins', 'sofa cushion under 2 m'],
  ['do seater jhola', '2 seater jhoola'],
])('corrects %j, and finds the same as %j', async (q, corrected) => {
  expect(await search(q)).toEqual({ ...(await search(corrected)), corrected })
})

it.each([
  ['coffeetable', 'coffee table', 'Round Walnut Coffee Table'],
  ['sidetable', 'side table', 'Terrazzo Side Table'],
  ['eggchair', 'egg chair', 'Rattan Egg Chair'],
  ['sofaset', 'sofa set', 'Three-Seat Linen Sofa'],
  ['teaktable', 'teak table', 'Round Walnut Coffee Table'],
  ['sheeshamsofa', 'sheesham sofa', 'Cane-Side Sofa'],
])('splits %j into known words', async (q, corrected, first) => {
  expect(await search(q)).toMatchObject({ corrected, names: expect.arrayContaining([first]) })
})

it('finds the same by any corrected query, which needs no further correction', async () => {
  const wrong: unknown[] = []
  let count = 0
  for (const q of listMisspellings()) {
    const found = await search(q)
    if (found.corrected === undefined) continue
    count += 1
    const again = await search(found.corrected)
    if (JSON.stringify({ ...found, corrected: undefined }) !== JSON.stringify(again))
      wrong.push({ q, corrected: found.corrected, names: found.names, again })
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(13)
})

/** A phrase of every third group with two letters swapped, or one left out, in its first long word. */
function listMisspellings(): string[] {
  const phrases = furnitureVocabulary
    .flatMap(({ words }) => words.find((text) => /[a-z]{6}.* /.test(text)) ?? [])
    .filter((_, at) => at % 3 === 0)
  return phrases.map((text, at) =>
    text.replace(/\p{Letter}{6,}/u, (word) => {
      const [middle, next] = [word[3] ?? '', word[4] ?? '']
      return word.slice(0, 3) + (at % 2 === 0 ? next + middle : next) + word.slice(5)
    }),
  )
}
