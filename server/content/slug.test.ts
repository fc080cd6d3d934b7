import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Walnut & Brass Jhoola', 'walnut-brass-jhoola'],
  ['ઝૂલો સાગનો', 'jhulo-sagno'],
  ['झूला सागवान', 'jhula-sagvan'],
  ['ଝୁଲା', 'jhula'],
  ['أرجوحة خشبية', 'rjwhh-khshbyh'],
  ['تاب چوبی', 'tb-chwby'],
  ['胡桃木秋千', 'hu-tao-mu-qiu-qian'],
  ['ブランコ 木製', 'buranko-mu-zhi'],
  ['그네 의자', 'geu-ne-ui-ja'],
  ['Качели «Дуб»', 'kacheli-dub'],
  ['Größe Übung, Café', 'grosse-ubung-cafe'],
  ['Łódź øre İstanbul', 'lodz-ore-istanbul'],
  ['Grandma’s “Swing”', 'grandmas-swing'],
  [`4'6" × ½ ft`, '4-6-1-2-ft'],
  ['🪑 Chair 👩🏽‍🌾 one 🇮🇳', 'chair-one'],
  ['  --Teak---Swing--  ', 'teak-swing'],
  ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['٣ مقاعد', '3-mqd'],
])('%s becomes the slug %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test.each(['', '   ', '🪑🪑', '…—!?', '\u0000\u202e'])('returns an empty slug for %j', (name) =>
  expect(slugOf(name)).toBe(''),
)

it('truncates a long name between words, and a single long word at 60 characters', () => {
  expect(slugOf('A swing of old teak, with brass chains, for six people and their dogs')).toBe(
    'a-swing-of-old-teak-with-brass-chains-for-six-people-and',
  )
  expect(slugOf('w'.repeat(500))).toBe('w'.repeat(60))
  expect(slugOf(`${'w'.repeat(59)} b`)).toBe('w'.repeat(59))
})

it('returns the same slug for composed and decomposed characters', () => {
  expect(slugOf('Café'.normalize('NFD'))).toBe(slugOf('Café'))
})

it('returns no slug that looks like the start of an id', () => {
  expect(slugOf('Swing 0190abcd 1234 7abc 8def')).toBe('swing-0190abcd12347abc8def')
})

it('returns at most 60 lowercase letters, digits and single hyphens for any text', () => {
  // Code points, since strings of the library take seconds to prepare.
  const codePoints = fc.array(fc.nat(0x10ffff), { maxLength: 120 })
  fc.assert(
    fc.property(codePoints, (codes) => {
      const slug = slugOf(String.fromCodePoint(...codes))
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(60)
    }),
  )
})
