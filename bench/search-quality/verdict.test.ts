import { expect, it } from 'vitest'
import type { JudgedQuery } from './judged-query.ts'
import { judgeResults, type SearchResults } from './verdict.ts'

function judge(judgement: Omit<JudgedQuery, 'q'>, names: string[], more?: Partial<SearchResults>) {
  const total = names.length
  const results = { names, total, isRelaxed: false, fullMatches: total, ...more }
  const { rank, failures } = judgeResults({ q: 'sofa', ...judgement }, results)
  return { rank, failures }
}

it('expects every product of `top` within the first n, which are 3 by default', () => {
  expect(judge({ top: ['B', 'C'] }, ['A', 'B', 'C'])).toEqual({ rank: 2, failures: [] })
  expect(judge({ top: ['B', 'C'], n: 2 }, ['A', 'B', 'C'])).toEqual({
    rank: 2,
    failures: ['C within the first 2'],
  })
  expect(judge({ top: ['D'], n: 4 }, ['A', 'B', 'C', 'D'])).toEqual({ rank: 4, failures: [] })
  expect(judge({ top: ['D', 'E'] }, ['A', 'B', 'C', 'D'])).toEqual({
    rank: 4,
    failures: ['D and E within the first 3'],
  })
})

it('expects one product of `any` within the first three', () => {
  expect(judge({ any: ['C', 'D'] }, ['A', 'B', 'C'])).toEqual({ rank: 3, failures: [] })
  expect(judge({ any: ['D', 'E'] }, ['A', 'B', 'C', 'D'])).toEqual({
    rank: 4,
    failures: ['D or E within the first 3'],
  })
})

it('expects only products of `among` within the first three, and at least one', () => {
  const among = ['A', 'B']
  expect(judge({ among }, ['B']).failures).toEqual([])
  expect(judge({ among }, ['B', 'A', 'D']).failures).toEqual([
    'nothing but A or B within the first 3',
  ])
  expect(judge({ among: ['A', 'B', 'C'] }, ['C', 'B', 'A', 'D']).failures).toEqual([])
  expect(judge({ among }, [])).toEqual({
    rank: null,
    failures: ['nothing but A or B within the first 3'],
  })
})

it('expects no product of `not` within the first three', () => {
  expect(judge({ not: ['C', 'D'] }, ['A', 'B', 'C']).failures).toEqual(['C not within the first 3'])
  expect(judge({ not: ['D'] }, ['A', 'B', 'C', 'D']).failures).toEqual([])
})

it('checks the number of results', () => {
  expect(judge({ none: true }, [])).toEqual({ rank: null, failures: [] })
  expect(judge({ none: true }, ['A']).failures).toEqual(['no results'])
  expect(judge({ total: { min: 2, max: 2 } }, ['A', 'B']).failures).toEqual([])
  expect(judge({ total: { min: 2 } }, ['A']).failures).toEqual(['at least 2 results, not 1'])
  expect(judge({ total: { max: 1 } }, ['A'], { total: 30 }).failures).toEqual([
    'at most 1 results, not 30',
  ])
})

it('checks the words of a correction, ignoring accents and order, or that there is none', () => {
  const accented = { corrected: 'Macramé chair' }
  expect(judge({ corrected: 'chair macrame' }, [], accented).failures).toEqual([])
  expect(judge({ corrected: 'leather' }, [], { corrected: 'sofa' }).failures).toEqual([
    'a correction to “leather”, not to “sofa”',
  ])
  expect(judge({ corrected: 'leather' }, []).failures).toEqual([
    'a correction to “leather”, not to “”',
  ])
  expect(judge({ corrected: false }, []).failures).toEqual([])
  expect(judge({ corrected: false }, [], { corrected: 'sofa' }).failures).toEqual([
    'no correction to “sofa”',
  ])
})

it('checks the number of full matches, and whether partial ones are marked', () => {
  const relaxed = { isRelaxed: true, fullMatches: 1 }
  expect(judge({ relaxed: true, full: 1 }, ['A', 'B'], relaxed).failures).toEqual([])
  expect(judge({ relaxed: false, full: 2 }, ['A', 'B'], relaxed).failures).toEqual([
    'no partial matches',
    '2 full matches, not 1',
  ])
  expect(judge({ relaxed: true }, ['A', 'B']).failures).toEqual(['partial matches marked as such'])
})
