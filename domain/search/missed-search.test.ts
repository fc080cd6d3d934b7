import { expect, it } from 'vitest'
import { countFullMatches, isMissedSearch } from './missed-search.ts'

it('counts a search as missed if it has no results or only partial matches', () => {
  expect(isMissedSearch({ total: 0 })).toBe(true)
  expect(isMissedSearch({ total: 5, relaxed: true, fullMatches: 0 })).toBe(true)
  expect(isMissedSearch({ total: 5, relaxed: true, fullMatches: 1 })).toBe(false)
  expect(isMissedSearch({ total: 5, loosened: { maxPrice: '900' } })).toBe(true)
  expect(isMissedSearch({ total: 5 })).toBe(false)
})

it('counts the products that match every word', () => {
  expect(countFullMatches({ total: 5 })).toBe(5)
  expect(countFullMatches({ total: 5, relaxed: true, fullMatches: 2 })).toBe(2)
})
