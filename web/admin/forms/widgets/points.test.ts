import { expect, it } from 'vitest'
import { product } from '../../../../domain/content/product.ts'
import { room } from '../../../../domain/content/room.ts'
import { isRoomPoints, movedBy, placeAt, readPoints } from './points.ts'

it('reads the marks of a form, including one without a product', () => {
  expect(
    readPoints([
      { product: 'a', x: 0.1, y: 1 },
      { x: 0.5, y: 0.5 },
    ]),
  ).toEqual([
    { product: 'a', x: 0.1, y: 1 },
    { product: '', x: 0.5, y: 0.5 },
  ])
  expect(readPoints(undefined)).toEqual([])
})

it('distinguishes the marks of a room from other lists of records', () => {
  expect(isRoomPoints(room.fields.points)).toBe(true)
  expect(isRoomPoints(product.fields.choices)).toBe(false)
})

it('clamps a mark to the photo, rounded to a thousandth', () => {
  expect(placeAt(0.123456, 0.9999)).toEqual({ x: 0.123, y: 1 })
  expect(placeAt(-1, 2)).toEqual({ x: 0, y: 1 })
})

it('moves a mark with the arrow keys, ten times as far with Shift', () => {
  const middle = { x: 0.5, y: 0.5 }
  expect(movedBy(middle, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 0.495, y: 0.5 })
  expect(movedBy(middle, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0.5, y: 0.55 })
  expect(movedBy({ x: 0, y: 0 }, { key: 'ArrowUp', shiftKey: true })).toEqual({ x: 0, y: 0 })
  expect(movedBy(middle, { key: 'Enter', shiftKey: false })).toBeNull()
})
