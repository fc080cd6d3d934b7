import { beforeAll, expect, it } from 'vitest'
import { addDemoProducts } from '../../../bench/search-quality/demo-products.ts'
import { getExpectedProducts } from '../../../bench/search-quality/judged-query.ts'
import {
  describeFailures,
  measureQuality,
  type SearchQuality,
} from '../../../bench/search-quality/quality.ts'
import { queryGroups } from '../../../bench/search-quality/query-groups.ts'
import { getSearchPath, readResults } from '../../../bench/search-quality/search-request.ts'
import { judgeResults, type Verdict } from '../../../bench/search-quality/verdict.ts'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'

// Judged queries on the demo catalogue; bench/search-quality/judged-query.ts explains their form.
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
