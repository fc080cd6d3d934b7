import { expect, it } from 'vitest'
import { countFullMatches, isMissedSearch } from './missed-search.ts'

it('misses what finds nothing, or only parts of what was asked for', () => {
  expect(isMissedSearch({ total: 0 })).toBe(true)
  expect(isMissedSearch({ total: 5, relaxed: true, fullMatches: 0 })).toBe(true)
  expect(isMissedSearch({ total: 5, relaxed: true, fullMatches: 1 })).toBe(false)
  expect(isMissedSearch({ total: 5 })).toBe(false)
})

it('counts the products that have every word', () => {
  expect(countFullMatches({ total: 5 })).toBe(5)
  expect(countFullMatches({ total: 5, relaxed: true, fullMatches: 2 })).toBe(2)
})
