import { expect, it } from 'vitest'
import type { JudgedQuery } from './judged-query.ts'
import { describeFailures, measureQuality } from './quality.ts'
import { judgeResults } from './verdict.ts'

function judge(query: JudgedQuery, names: string[], corrected?: string) {
  const total = names.length
  return judgeResults(query, { names, total, corrected, isRelaxed: false, fullMatches: total })
}

it('calculates each share over the queries that it applies to', () => {
  const verdicts = [
    judge({ q: 'first', top: ['A'] }, ['A', 'B']),
    judge({ q: 'second', any: ['B', 'C'] }, ['A', 'B']),
    judge({ q: 'fourth', among: ['D'] }, ['A', 'B', 'C', 'D']),
    judge({ q: 'nowhere', top: ['D'] }, ['A']),
    judge({ q: 'empty', top: ['A'] }, []),
    judge({ q: 'nonsense', none: true }, []),
    judge({ q: 'wrong', none: true }, ['A']),
    judge({ q: 'free', not: ['B'] }, []),
  ]
  expect(measureQuality(verdicts)).toEqual({
    queries: 8,
    success: 2 / 5,
    meanReciprocalRank: (1 + 1 / 2 + 1 / 4) / 5,
    empty: 1 / 5,
    wrong: 1 / 2,
    held: 4 / 8,
  })
})

it('returns null for all shares of an empty list of queries', () => {
  expect(measureQuality([])).toEqual({
    queries: 0,
    success: null,
    meanReciprocalRank: null,
    empty: null,
    wrong: null,
    held: null,
  })
})

it('describes expected and actual results of failed queries', () => {
  const verdicts = [
    judge({ q: 'couch', top: ['Sofa'], total: { min: 9 } }, ['Pouf', 'Stool', 'Swing', 'Chair']),
    judge({ q: 'sopha', top: ['Sofa'], corrected: false }, ['Sofa'], 'sofa'),
    judge({ q: 'settee', top: ['Sofa'] }, []),
    judge({ q: 'sofa', top: ['Sofa'] }, ['Sofa']),
  ]
  expect(describeFailures(verdicts)).toEqual([
    '“couch”: expected Sofa within the first 3; at least 9 results, not 4; found Pouf, Stool, Swing and 1 more.',
    '“sopha”: expected no correction to “sofa”; found for “sofa” Sofa.',
    '“settee”: expected Sofa within the first 3; found nothing.',
  ])
})
