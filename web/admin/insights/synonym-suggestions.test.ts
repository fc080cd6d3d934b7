import { expect, it } from 'vitest'
import { suggestWords } from './synonym-suggestions.ts'

const groups = [{ words: ['swing', 'jhoola', 'झूला'] }, { words: ['sofa', 'couch'] }]
const sources = {
  categories: [
    { _id: '1', name: 'Swings' },
    { _id: '2', name: 'Sofas & Seating' },
  ],
  products: [
    { name: 'Teak Spindle Jhoola', tags: ['indoor swing', 'teak'] },
    { name: 'Canopy Garden Swing', tags: ['Teak', 'garden'] },
  ],
  groups,
}
const suggested = (missed: string, typed: string) =>
  suggestWords(missed, typed, sources).map(({ word, source }) => `${word} (${source})`)

it('suggests categories first, then tags of the most similar products', () => {
  expect(suggested('hammock', '')).toEqual([
    'Swings (category)',
    'Sofas & Seating (category)',
    'indoor swing (tag)',
    'teak (tag)',
    'garden (tag)',
  ])
})

it('suggests the built-in group of a word in the search', () => {
  expect(suggested('velvet couch', '')).toContain('sofa (built-in)')
  expect(suggested('velvet couch', '')).not.toContain('swing (built-in)')
})

it('filters suggestions by the typed prefix of any word', () => {
  expect(suggested('hammock', 'SW')).toEqual([
    'Swings (category)',
    'indoor swing (tag)',
    'swing (built-in)',
    'Canopy Garden Swing (product)',
  ])
  expect(suggested('hammock', 'jho')).toEqual([
    'jhoola (built-in)',
    'Teak Spindle Jhoola (product)',
  ])
  expect(suggested('hammock', 'xyz')).toEqual([])
})

it('suggests neither the search itself nor a word twice', () => {
  expect(suggested('swings', 'swi')).not.toContain('Swings (category)')
  expect(suggested('hammock', 'teak')).toEqual(['teak (tag)', 'Teak Spindle Jhoola (product)'])
})
