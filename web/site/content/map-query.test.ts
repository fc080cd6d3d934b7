import { expect, it } from 'vitest'
import { mapQueryOf } from './map-query.ts'

it('points nowhere without an address, and completes a street by the city', () => {
  expect(mapQueryOf('', 'Pune')).toBeNull()
  expect(mapQueryOf('  \n', 'Pune')).toBeNull()
  expect(mapQueryOf('4 Rope Walk', 'Pune')).toBe('4 Rope Walk, Pune')
  expect(mapQueryOf('4 Rope Walk, ', 'Pune')).toBe('4 Rope Walk, Pune')
})

it('leaves an address alone that names a city, its own or the default one', () => {
  for (const address of ['4 Rope Walk pune', '4 Rope Walk, Surat', '4 Rope Walk\nSurat']) {
    expect(mapQueryOf(address, 'Pune')).toBe(address)
  }
})
