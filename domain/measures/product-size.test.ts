import { expect, it } from 'vitest'
import { formatSize } from './product-size.ts'

it.each([
  ['120 cm', '202 cm', '205 cm', '202 W × 120 D × 205 H cm'],
  ['202 cm', '120 cm', '205 cm', '202 W × 120 D × 205 H cm'],
  ['120cm', '', '205cm', '120 W × 205 H cm'],
  ['', '1.2 m', '2 m', '1.2 W × 2 H m'],
  ['', '', '1.2 m', '1.2 H m'],
  ['90 cm', '90 cm', '', '90 W × 90 D cm'],
  ['4 ft', '140 cm', '', '140 cm W × 4 ft D'],
  ['4\'6"', '', "7'", "4'6\" W × 7' H"],
  ['100–120 cm', '90 cm', '200 cm', '100–120 W × 90 D × 200 H cm'],
  ['१२० सेमी', '२०२ सेमी', '', '२०२ W × १२० D सेमी'],
  ['on request', '120 cm', '', '120 cm W × D on request'],
  ['', '', '', ''],
])('formats width %j, length %j and height %j as %j', (width, length, height, text) => {
  expect(formatSize({ width, length, height }).replaceAll('\u00a0', ' ')).toBe(text)
})

it('allows line breaks between dimensions only', () => {
  expect(formatSize({ width: '202 cm', length: '120 cm', height: '' }).split(' ')).toEqual([
    '202\u00a0W\u00a0×',
    '120\u00a0D\u00a0cm',
  ])
})
