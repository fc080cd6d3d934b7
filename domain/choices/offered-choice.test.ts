import { expect, it } from 'vitest'
import { type ChoiceDefinition, type ChoiceValue, findSwatches } from './offered-choice.ts'

const createValue = (_id: string, more: Partial<ChoiceValue> = {}): ChoiceValue => ({
  _id,
  name: `Value ${_id}`,
  colour: '#8a9a80',
  image: null,
  note: '',
  surcharge: '',
  isAvailable: true,
  hidden: false,
  ...more,
})
const choiceOf = (_id: string, kind: string, values: ChoiceValue[]): ChoiceDefinition => ({
  _id,
  name: _id,
  kind,
  help: '',
  unit: '',
  min: null,
  max: null,
  values,
})
const definitions = new Map(
  [
    choiceOf('size', 'list', [createValue('s1')]),
    choiceOf('fabric', 'swatch', [
      createValue('f0', { hidden: true }),
      ...[1, 2, 3, 4, 5, 6].map((number) => createValue(`f${number}`)),
    ]),
    choiceOf('finish', 'swatch', [createValue('w1', { isAvailable: false })]),
    choiceOf('length', 'measure', []),
  ].map((one) => [one._id, one]),
)
const swatchesOf = (...named: [string, string[]][]) => {
  const found = findSwatches(
    named.map(([choice, values]) => ({ choice, values })),
    definitions,
  )
  return found && [found.values.map(({ _id }) => _id).join(' '), found.count]
}

it('returns the first five values of the first swatch choice and their total count', () => {
  expect(swatchesOf(['size', []], ['length', []], ['fabric', []], ['finish', []])).toEqual([
    'f1 f2 f3 f4 f5',
    6,
  ])
})

it('uses the values and the order of the product, without hidden values', () => {
  expect(swatchesOf(['fabric', ['f6', 'f0', 'f2']])).toEqual(['f6 f2', 2])
  expect(swatchesOf(['finish', []])).toEqual(['w1', 1])
})

it('skips a choice without visible values, and returns null if no choice is left', () => {
  expect(swatchesOf(['fabric', ['gone']], ['finish', []])).toEqual(['w1', 1])
  expect(swatchesOf(['fabric', ['f0']], ['unknown', []], ['size', []])).toBeNull()
  expect(swatchesOf()).toBeNull()
})
