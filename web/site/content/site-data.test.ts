import { expect, it } from 'vitest'
import { accentStyle, mapQueryOf } from './site-data.server.ts'

it('sets hex colours for an accent, and for the drawing of a swing', () => {
  const { '--swing': drawing, ...colours } = accentStyle('#C0392B') ?? {}
  expect(colours['--accent']).toBe('#c0392b')
  for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(drawing).toContain('%23c0392b')
})

it.each(['#01A0E2', '', 'red', '#c0392b;background:url(//evil.example)', '#c0392b"><script>'])(
  'sets nothing for the default colour or a draft that is no colour: %j',
  (colour) => expect(accentStyle(colour)).toBeUndefined(),
)

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
