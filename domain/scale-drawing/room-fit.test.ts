import { expect, it } from 'vitest'
import { fitInRoom, movingDepth, SWING_ROOM_MILLIMETRES } from './room-fit.ts'

it('tells what is left on each side, and above', () => {
  expect(fitInRoom({ width: 2000, height: 2050 }, { width: 2240, height: 2700 })).toEqual([
    { side: 'width', isFitting: true, spareOnEachSide: 120 },
    { side: 'height', isFitting: true, spare: 650 },
  ])
})

it('tells by how much a piece is too wide or too high', () => {
  expect(fitInRoom({ width: 2000, height: 2050 }, { width: 1920, height: 2000 })).toEqual([
    { side: 'width', isFitting: false, excess: 80 },
    { side: 'height', isFitting: false, excess: 50 },
  ])
})

it('says nothing of a side that is not known', () => {
  expect(fitInRoom({ width: null, height: 2050 }, { width: 1920, height: null })).toEqual([])
})

it('gives a swing room to move in front and behind', () => {
  expect(movingDepth('swing', 1200)).toBe(1200 + 2 * SWING_ROOM_MILLIMETRES)
  expect(movingDepth('sofa', 900)).toBeNull()
  expect(movingDepth('swing', null)).toBeNull()
})
