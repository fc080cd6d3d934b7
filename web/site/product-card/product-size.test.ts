import { expect, it } from 'vitest'
import { sizeOf } from './product-size.ts'

it.each([
  ['120 cm', '202 cm', '205 cm', 'W 120 × L 202 × H 205 cm'],
  ['120cm', '', '205cm', 'W 120 × H 205cm'],
  ['4 ft', '120 cm', '', 'W 4 ft × L 120 cm'],
  ['4\'6"', '', "7'", "W 4'6\" × H 7'"],
  ['', '', '1.2 m', 'H 1.2 m'],
  ['120', '60', '', 'W 120 × L 60'],
  ['100–120 cm', '', '200 cm', 'W 100–120 cm × H 200 cm'],
  ['as you like', '', '', 'W as you like'],
  ['', '', '', ''],
])('says %j, %j and %j on a card as %j', (width, length, height, text) => {
  expect(sizeOf({ width, length, height })).toBe(text)
})
