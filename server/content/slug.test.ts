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
])('%s is %s in an address', (name, slug) => expect(slugOf(name)).toBe(slug))

test.each(['', '   ', '🪑🪑', '…—!?', '\u0000\u202e'])('nothing of %j can be written', (name) =>
  expect(slugOf(name)).toBe(''),
)

it('cuts a long name between words, and a single long word where it must', () => {
  expect(slugOf('A swing of old teak, with brass chains, for six people and their dogs')).toBe(
    'a-swing-of-old-teak-with-brass-chains-for-six-people-and',
  )
  expect(slugOf('w'.repeat(500))).toBe('w'.repeat(60))
  expect(slugOf(`${'w'.repeat(59)} b`)).toBe('w'.repeat(59))
})

it('takes a composed letter and its parts for the same', () => {
  expect(slugOf('Café'.normalize('NFD'))).toBe(slugOf('Café'))
})

it('lets no name look like the start of an id', () => {
  expect(slugOf('Swing 0190abcd 1234 7abc 8def')).toBe('swing-0190abcd12347abc8def')
})

it('writes any text at all in small letters, digits and single hyphens, sixty at most', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slugOf(name).length).toBeLessThanOrEqual(60)
    }),
  )
})
