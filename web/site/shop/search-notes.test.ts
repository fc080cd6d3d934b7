import { expect, it } from 'vitest'
import { resolveTexts } from '../../../domain/text/resolved-texts.ts'
import { describeSearch } from './search-notes.server.ts'

const texts = resolveTexts({}, {}, 'shop', 'search')
const format = { currency: 'INR', language: 'en' } as const
const query = { q: 'velvet sofa', page: 1 }

it('counts the full matches on each page of partial results', () => {
  const found = { total: 22, relaxed: true, fullMatches: 10 } as const
  const notes = [1, 2, 3].map(
    (page) => describeSearch({ ...query, page }, found, texts, format).partial,
  )
  expect(notes.map((partial) => partial?.fullCount)).toEqual([9, 1, 0])
  expect(notes[0]).toMatchObject({
    title: 'These match part of your search',
    count: '10 products, and 12 in part',
  })
  const one = describeSearch(query, { total: 5, relaxed: true, fullMatches: 1 }, texts, format)
  expect(one.partial?.count).toBe('1 product, and 4 in part')
})

it('shows the search words if no product matches all of them', () => {
  const found = { total: 4, relaxed: true, fullMatches: 0 } as const
  expect(describeSearch(query, found, texts, format).partial).toEqual({
    fullCount: 0,
    title: 'No product has every word of “velvet sofa”. These match part of it.',
  })
  const corrected = describeSearch(query, { ...found, corrected: 'velvet sofas' }, texts, format)
  expect(corrected.partial?.title).toContain('“velvet sofas”')
  expect(corrected.correction).toMatchObject({ words: 'velvet sofas' })
})

it('returns only the hint for a search without partial results', () => {
  const notes = describeSearch(query, { total: 3 }, texts, format)
  expect(notes).toEqual({ hint: 'Search by name, wood or tag' })
})

it('says which price or size no product meets, and the nearest', () => {
  const describe = (q: string, loosened: object) =>
    describeSearch({ ...query, q }, { total: 2, loosened }, texts, format).loosened
  expect(describe('sofa under 20000', { maxPrice: '20000', nearestPrice: '72000' })).toBe(
    'Nothing under ₹20,000. The nearest costs ₹72,000.',
  )
  expect(describe('sofa above 9 lakh', { minPrice: '900000', nearestPrice: '124000' })).toBe(
    'Nothing over ₹9,00,000. The nearest costs ₹1,24,000.',
  )
  expect(describe('sofa under 3 ft', { maxSize: 914, nearestSize: 1524 })).toBe(
    'Nothing up to 3 ft. The nearest measures 5 ft.',
  )
  expect(describe('dining swing above 4 m', { minSize: 4000, nearestSize: 2100 })).toBe(
    'Nothing of 400 cm or more. The nearest measures 210 cm.',
  )
  expect(describe('sofa under ₹9 and 9 cm', { maxPrice: '9', maxSize: 90 })).toBe(
    'Nothing within these limits. These come nearest.',
  )
})
