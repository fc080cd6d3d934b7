import { expect, it } from 'vitest'
import { pieceOf } from './drawn-piece.ts'

const indoor = { _id: 'indoor', name: 'Indoor Swings' }
const bench = { name: 'Nila', category: indoor, width: '120 cm', length: '6 ft', height: '205 cm' }

it('uses the longer side as the width, across different units', () => {
  expect(pieceOf(bench, [])).toEqual({
    name: 'Nila',
    kind: 'swing',
    width: 1829,
    depth: 1200,
    height: 2050,
  })
})

it('returns null for sizes that cannot be parsed', () => {
  expect(pieceOf({ ...bench, length: '', height: 'on request' }, [])).toMatchObject({
    width: 1200,
    depth: null,
    height: null,
  })
})

it('uses the piece kind that the owner selected for the category', () => {
  const kinds = [
    { _id: 'outdoor', pieceKind: 'table' },
    { _id: 'indoor', pieceKind: 'sofa' },
  ]
  expect(pieceOf(bench, kinds).kind).toBe('sofa')
  expect(pieceOf({ ...bench, category: null }, kinds).kind).toBe('box')
})
