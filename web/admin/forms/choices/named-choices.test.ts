import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import type { ChoiceDefinition, ChoiceValue } from '../../../../domain/choices/offered-choice.ts'
import messages from '../../../../locales/en/admin.json' with { type: 'json' }
import {
  describeNamedChoices,
  findValue,
  listedValues,
  measureBounds,
  photoValues,
  readNamedChoices,
} from './named-choices.ts'

const t = createTranslator({
  locale: 'en-GB',
  messages,
  namespace: 'forms.productChoices.namedChoices',
})

function makeValue(name: string): ChoiceValue {
  const rest = { colour: '', image: null, note: '', surcharge: '', isAvailable: true }
  return {
    _id: name === 'natural' ? 'own-natural' : name.toLowerCase(),
    name,
    ...rest,
    hidden: false,
  }
}

function choiceOf(name: string, values: string[], kind = 'swatch'): ChoiceDefinition {
  const bounds = { unit: kind === 'measure' ? 'cm' : '', min: null, max: null }
  return { _id: name, name, kind, help: '', ...bounds, values: values.map(makeValue) }
}

const fabric = choiceOf('Fabric', ['Sage', 'Indigo', 'Natural'])
const finish = choiceOf('Finish', ['Teak', 'natural'])
const length = { ...choiceOf('Length', [], 'measure'), min: 100, max: 240 }
const definitions = new Map([fabric, finish, length].map((choice) => [choice._id, choice]))

test('reads anything but a list of choices as an empty list', () => {
  expect(readNamedChoices(undefined)).toEqual([])
  expect(readNamedChoices('Fabric')).toEqual([])
  const named = [{ choice: 'Fabric', values: ['sage'] }]
  expect(readNamedChoices(named)).toEqual(named)
})

test('lists selected values first, in their order, without deleted ones', () => {
  expect(listedValues(fabric, ['natural', 'gone', 'sage'])).toEqual(['natural', 'sage', 'indigo'])
  expect(listedValues(fabric, [])).toEqual(['sage', 'indigo', 'natural'])
})

test('describes the choices of a product as text', () => {
  const named = [
    { choice: 'Fabric', values: [] },
    { choice: 'Finish', values: ['teak'] },
    { choice: 'Length', values: [] },
    { choice: 'Gone', values: [] },
  ]
  expect(describeNamedChoices(named, definitions, t)).toEqual([
    'Fabric: all 3 values',
    'Finish: Teak',
    'Length: 100 to 240 cm',
    '…',
  ])
})

test('formats the bounds of a measure with their unit', () => {
  expect(measureBounds({ unit: 'in', min: 40, max: null }, t)).toBe('40 in or more')
  expect(measureBounds({ unit: 'in', min: null, max: 90 }, t)).toBe('up to 90 in')
  expect(measureBounds({ unit: 'cm', min: null, max: null }, t)).toBe('in cm')
})

test('lists the values that photos can show, with the choice name for ambiguous value names', () => {
  const both = [
    { choice: 'Finish', values: [] },
    { choice: 'Fabric', values: ['natural', 'sage'] },
    { choice: 'Length', values: [] },
  ]
  expect(photoValues(both, definitions).map(({ label }) => label)).toEqual([
    'Teak',
    'Finish: natural',
    'Fabric: Natural',
    'Sage',
  ])
  expect(photoValues([{ choice: 'Fabric', values: [] }], definitions)[2]?.label).toBe('Natural')
})

test('finds a value by its id, and returns undefined for a deleted one', () => {
  expect(findValue(definitions, 'indigo')?.name).toBe('Indigo')
  expect(findValue(definitions, 'gone')).toBeUndefined()
})
