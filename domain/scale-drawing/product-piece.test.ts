import { expect, it } from 'vitest'
import { pieceOf } from './product-piece.ts'

const indoor = { _id: 'indoor', name: 'Indoor Swings' }
const bench = { name: 'Nila', createdBy: indoor, width: '120 cm', length: '6 ft', height: '205 cm' }

it('takes the longer side for the width, in every unit', () => {
  expect(pieceOf(bench, [])).toEqual({
    name: 'Nila',
    kind: 'swing',
    width: 1829,
    depth: 1200,
    height: 2050,
  })
})

it('knows no size of what cannot be read', () => {
  expect(pieceOf({ ...bench, length: '', height: 'on request' }, [])).toMatchObject({
    width: 1200,
    depth: null,
    height: null,
  })
})

it('is of the kind that the owner has picked for its category', () => {
  const kinds = [
    { _id: 'outdoor', pieceKind: 'table' },
    { _id: 'indoor', pieceKind: 'sofa' },
  ]
  expect(pieceOf(bench, kinds).kind).toBe('sofa')
  expect(pieceOf({ ...bench, createdBy: null }, kinds).kind).toBe('box')
})
