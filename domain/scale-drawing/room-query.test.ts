import { expect, it } from 'vitest'
import { readRoomQuery } from './room-query.ts'

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
