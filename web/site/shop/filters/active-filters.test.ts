import { expect, test } from 'vitest'
import { resolveTexts } from '../../../../domain/text/resolved-texts.ts'
import { listActiveFilters } from './active-filters.server.ts'

const texts = { ...resolveTexts({}, {}, 'shop'), ...resolveTexts({}, {}, 'offer') }
const list = (change: object) =>
  listActiveFilters({ page: 1, ...change }, texts, 'INR').map(({ label, value, path }) => [
    label,
    value,
    path,
  ])

test('returns no active filters for a view without filters', () => {
  expect(list({ category: 'c1', sort: 'name', page: 2 })).toEqual([])
})

test('labels each filter and links to the first page without it', () => {
  expect(list({ width: '150 cm', tag: 'teak', page: 2 })).toEqual([
    ['Tag', 'teak', '/product?width=150+cm'],
    ['Space along the wall', '150 cm', '/product?tag=teak'],
  ])
})

test.each([
  [{ minPrice: '1000', maxPrice: '20000' }, '₹1,000–₹20,000'],
  [{ minPrice: '1000' }, 'from ₹1,000'],
  [{ maxPrice: '20000' }, 'up to ₹20,000'],
])('combines the price bounds %j into one filter', (bounds, value) => {
  expect(list(bounds)).toEqual([['Price', value, '/product']])
})

test('lists each choice value as a filter, with a link that keeps the others', () => {
  const query = { values: ['v1', 'v2'], page: 3 }
  const values = [
    { _id: 'v2', choice: 'Fabric', name: 'Sage linen' },
    { _id: 'v1', choice: '', name: 'No longer offered' },
  ]
  expect(listActiveFilters(query, texts, 'INR', { values })).toEqual([
    { label: 'Fabric', value: 'Sage linen', path: '/product?value=v1' },
    { label: '', value: 'No longer offered', path: '/product?value=v2' },
  ])
})

test('shows tags and materials in the language of the page', () => {
  const facets = {
    tags: [{ value: 'teak', count: 2, name: 'सागवान' }],
    materials: [{ value: 'Brass', count: 1 }],
  }
  const query = { tag: 'teak', material: 'Brass', page: 1 }
  const filters = listActiveFilters(query, texts, 'INR', { facets })
  expect(filters.map(({ value, path }) => [value, path])).toEqual([
    ['सागवान', '/product?material=Brass'],
    ['Brass', '/product?tag=teak'],
  ])
})

test('labels the availability filters “Ready now” and “Made to order”', () => {
  expect(list({ availability: 'in-stock' })).toEqual([['', 'Ready now', '/product']])
  expect(list({ availability: 'made-to-order' })).toEqual([['', 'Made to order', '/product']])
})
