import { expect, it } from 'vitest'
import { fitInRoom, movingDepth, SWING_ROOM_MILLIMETRES } from './room-fit.ts'

it('returns the spare space on each side and above a piece', () => {
  expect(fitInRoom({ width: 2000, height: 2050 }, { width: 2240, height: 2700 })).toEqual([
    { side: 'width', isFitting: true, spareOnEachSide: 120 },
    { side: 'height', isFitting: true, spare: 650 },
  ])
})

it('returns the excess of a piece that is too wide or too high', () => {
  expect(fitInRoom({ width: 2000, height: 2050 }, { width: 1920, height: 2000 })).toEqual([
    { side: 'width', isFitting: false, excess: 80 },
    { side: 'height', isFitting: false, excess: 50 },
  ])
})

it('omits sides of unknown size', () => {
  expect(fitInRoom({ width: null, height: 2050 }, { width: 1920, height: null })).toEqual([])
})

it('adds room for a swing to move in front and behind', () => {
  expect(movingDepth('swing', 1200)).toBe(1200 + 2 * SWING_ROOM_MILLIMETRES)
  expect(movingDepth('sofa', 900)).toBeNull()
  expect(movingDepth('swing', null)).toBeNull()
})
