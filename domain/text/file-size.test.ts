import { expect, it } from 'vitest'
import { describeSize } from './file-size.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [9_940, '9.9 kB'],
  [18_800_000, '19 MB'],
  [4_200_000_000, '4.2 GB'],
])('formats %i bytes as %s', (bytes, words) => {
  expect(describeSize(bytes)).toBe(words)
})
