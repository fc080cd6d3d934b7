import { expect, it } from 'vitest'
import { mapQueryOf } from './map-query.ts'

it('returns null without an address, and appends the default city to a street', () => {
  expect(mapQueryOf('', 'Pune')).toBeNull()
  expect(mapQueryOf('  \n', 'Pune')).toBeNull()
  expect(mapQueryOf('4 Rope Walk', 'Pune')).toBe('4 Rope Walk, Pune')
  expect(mapQueryOf('4 Rope Walk, ', 'Pune')).toBe('4 Rope Walk, Pune')
})

it('leaves an address that names a city unchanged', () => {
  for (const address of ['4 Rope Walk pune', '4 Rope Walk, Surat', '4 Rope Walk\nSurat']) {
    expect(mapQueryOf(address, 'Pune')).toBe(address)
  }
})
