import { expect, test } from 'vitest'
import type { OfferedChoice } from './offered-choice.ts'
import { hasMeasure, knownParameters } from './selection-address.ts'

const choice: OfferedChoice = {
  _id: 'f',
  name: 'Fabric',
  kind: 'swatch',
  slug: 'fabric',
  help: '',
  unit: '',
  min: null,
  max: null,
  values: ['sage', 'indigo'].map((slug) => ({
    _id: slug,
    name: slug,
    slug,
    colour: '',
    image: null,
    note: '',
    surcharge: '',
    isAvailable: slug === 'sage',
  })),
}
const length: OfferedChoice = { ...choice, _id: 'l', kind: 'measure', slug: 'length', values: [] }
const offered = [choice, length]

test.each([
  ['', ''],
  ['length=9+cm&fabric=sage&x=1', 'fabric=sage&length=9+cm'],
  ['fabric=indigo', ''],
  ['fabric=sage&fabric=indigo', 'fabric=sage'],
  ['length=nonsense', 'length=nonsense'],
  ['length=+', ''],
  [`length=${'9'.repeat(500)}`, `length=${'9'.repeat(60)}`],
  ['toString=1&__proto__=2', ''],
])('filters the query %s down to the known parameters %s', (query, known) => {
  const parameters = knownParameters(offered, new URLSearchParams(query))
  expect(`${parameters}`).toBe(known)
  expect(hasMeasure(offered, parameters)).toBe(known.includes('length'))
})
