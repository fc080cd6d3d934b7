import { expect, it } from 'vitest'
import { formatFileSize } from './file-size.ts'

it.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [340_400, '340 kB'],
  [999_700, '1 MB'],
  [1_240_000, '1.2 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en-IN')).toBe(text)
})
