import { expect, it } from 'vitest'
import { resolveMessages } from '../../../domain/text/resolved-messages.ts'
import { describeSearch } from './search-notes.server.ts'
import { unfilteredQuery } from './shop-query.ts'

const texts = resolveMessages({}, {}, 'shop', 'search')
const query = { ...unfilteredQuery, q: 'velvet sofa' }

it('counts the full matches on each page of partial results', () => {
  const found = { total: 22, relaxed: true, fullMatches: 10 } as const
  const notes = [1, 2, 3].map((page) => describeSearch({ ...query, page }, found, texts).partial)
  expect(notes.map((partial) => partial?.fullCount)).toEqual([9, 1, 0])
  expect(notes[0]).toMatchObject({
    title: 'These match part of your search',
    count: '10 pieces, and 12 in part',
  })
  const one = describeSearch(query, { total: 5, relaxed: true, fullMatches: 1 }, texts)
  expect(one.partial?.count).toBe('1 piece, and 4 in part')
})

it('shows the search words if no product matches all of them', () => {
  const found = { total: 4, relaxed: true, fullMatches: 0 } as const
  expect(describeSearch(query, found, texts).partial).toEqual({
    fullCount: 0,
    title: 'No piece has every word of “velvet sofa”. These match part of it.',
  })
  const corrected = describeSearch(query, { ...found, corrected: 'velvet sofas' }, texts)
  expect(corrected.partial?.title).toContain('“velvet sofas”')
  expect(corrected.correction).toMatchObject({ words: 'velvet sofas' })
})

it('returns only the hint for a search without partial results', () => {
  const notes = describeSearch(query, { total: 3 }, texts)
  expect(notes).toEqual({ hint: 'Search by name, wood or tag' })
})
