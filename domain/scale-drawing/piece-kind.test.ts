import { expect, it } from 'vitest'
import { pieceKind } from './piece-kind.ts'

it.each([
  ['Indoor Swings', 'Teak Spindle Jhoola', 'swing'],
  ['Hanging Chairs', 'Nila', 'hangingChair'],
  ['Tables & Storage', 'Tambour Oak Sideboard', 'storage'],
  ['Tables & Storage', 'Round Walnut Coffee Table', 'table'],
  ['Chairs & Stools', 'Three-Leg Walnut Stool', 'table'],
  ['Chairs & Stools', 'Chunky Knitted Pouf', 'box'],
  ['झूले', 'आँगन', 'swing'],
  ['Lamps', 'Moon', 'box'],
] as const)(
  'infers the piece kind from the category %s and the product %s',
  (category, product, kind) => {
    expect(pieceKind({ kind: '', category, product })).toBe(kind)
  },
)

it('prefers the piece kind selected by the owner', () => {
  expect(pieceKind({ kind: 'sofa', category: 'Indoor Swings', product: 'Jhoola' })).toBe('sofa')
})
