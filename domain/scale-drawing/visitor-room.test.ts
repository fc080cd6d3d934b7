import { expect, it } from 'vitest'
import { fitInRoom, movingDepth, readRoomQuery, SWING_ROOM_MILLIMETRES } from './visitor-room.ts'

it('returns the spare space beside and above a piece', () => {
  expect(fitInRoom({ width: 2000, height: 2050 }, { width: 2240, height: 2700 })).toEqual([
    { side: 'width', spare: 240 },
    { side: 'height', spare: 650 },
  ])
})

it('returns negative space for a piece that is too wide or too high', () => {
  expect(fitInRoom({ width: 2000, height: 2050 }, { width: 1920, height: 2000 })).toEqual([
    { side: 'width', spare: -80 },
    { side: 'height', spare: -50 },
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

it.each([
  ['', null],
  ['fabric=sage', null],
  ['wall=&ceiling=+&unit=cm', null],
  ['wall=240+cm', { wall: '240 cm', ceiling: '', system: 'cm' }],
  ['wall=8&ceiling=9&unit=ft', { wall: '8', ceiling: '9', system: 'ft' }],
  ['unit=ft', { wall: '', ceiling: '', system: 'ft' }],
  [`wall=${'9'.repeat(99)}`, { wall: '9'.repeat(40), ceiling: '', system: 'cm' }],
])('parses the room of the query %j', (query, room) => {
  expect(readRoomQuery(new URLSearchParams(query), [])).toEqual(room)
})

it('ignores a parameter that belongs to a choice with the same slug', () => {
  const query = new URLSearchParams('wall=teak')
  expect(readRoomQuery(query, [{ slug: 'wall' }])).toBeNull()
})
