import { expect, it } from 'vitest'
import { readTypedSize } from './typed-room.ts'

it.each([
  ['240', 'cm', '240 cm', 2400],
  [' 8 ', 'ft', '8 ft', 2438],
  ['2.4 m', 'ft', '240 cm', 2400],
  [`7'6"`, 'cm', '7 ft 6 in', 2286],
] as const)('parses %j typed in the unit system %s', (typed, system, text, millimetres) => {
  expect(readTypedSize(typed, system)).toEqual({ text, millimetres, isUnreadable: false })
})

it('marks unreadable input as an error, but not an empty field', () => {
  expect(readTypedSize('wide', 'cm')).toMatchObject({ millimetres: null, isUnreadable: true })
  expect(readTypedSize(' ', 'cm')).toMatchObject({ millimetres: null, isUnreadable: false })
})
