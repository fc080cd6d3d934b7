import { expect, it, test } from 'vitest'
import { offeredChoice } from '../../tests/helpers/offered-choice.ts'
import type { ChoiceKind } from './offered-choice.ts'
import { hasMeasure, knownParameters, photographedValues, valueProductId } from './selection.ts'

const choiceOf = (kind: ChoiceKind, ...ids: string[]) =>
  offeredChoice(kind, kind, ids, { sold: 'oat' })

test.each([
  ['', ''],
  ['measure=9+cm&swatch=sage&x=1', 'swatch=sage&measure=9+cm'],
  ['swatch=oat', ''],
  ['swatch=sage&swatch=oat', 'swatch=sage'],
  ['measure=nonsense', 'measure=nonsense'],
  ['measure=+', ''],
  [`measure=${'9'.repeat(500)}`, `measure=${'9'.repeat(60)}`],
  ['toString=1&__proto__=2', ''],
])('filters the query %s down to the known parameters %s', (query, known) => {
  const offered = [choiceOf('swatch', 'sage', 'oat'), choiceOf('measure')]
  const parameters = knownParameters(offered, new URLSearchParams(query))
  expect(`${parameters}`).toBe(known)
  expect(hasMeasure(offered, parameters)).toBe(known.includes('measure'))
})

it('lists the values of the first swatch choice that have photos, in the order of the choice', () => {
  const choices = [
    choiceOf('list', 'narrow'),
    choiceOf('swatch', 'sage', 'oat', 'indigo'),
    choiceOf('swatch', 'teak'),
  ]
  const pictures = ['indigo', 'oat', 'indigo', 'teak', 'narrow', 'gone'].map((one) => ({
    value: one,
  }))
  const ids = photographedValues(choices, [{}, ...pictures]).map(([{ value }]) => value._id)
  expect(ids).toEqual(['oat', 'indigo'])
})

it('returns an empty list without a swatch choice or without photos of its values', () => {
  expect(photographedValues([], [{ value: 'sage' }])).toEqual([])
  expect(photographedValues([choiceOf('list', 'sage')], [{ value: 'sage' }])).toEqual([])
  expect(photographedValues([choiceOf('swatch', 'sage')], [{}])).toEqual([])
})

it('builds the id of a product with a value in at most 50 characters', () => {
  const id = '01a20214-5035-7176-8e67-dc8acd7ef372'
  const name = valueProductId(id, '01a20215-1111-7000-8000-0123456789ab')
  expect(name).toBe(`${id}-0123456789ab`)
  expect(name.length).toBeLessThanOrEqual(50)
})
