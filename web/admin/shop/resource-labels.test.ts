import { expect, it } from 'vitest'
import { titleOf } from './change.tsx'

it('a record without a title, and the order of a list, have no title but the label of their type', () => {
  const titles = [
    { resource: 'pageTexts', name: 'Page texts' },
    { resource: 'ourCategories', name: 'Categories' },
    { resource: 'ourCategories', name: 'Swings' },
    { resource: 'orders', name: 'ZL-4K6HX' },
  ].map(titleOf)
  expect(titles).toEqual(['', '', 'Swings', 'ZL-4K6HX'])
})
