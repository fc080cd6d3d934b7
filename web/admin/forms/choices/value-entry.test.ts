import { createTranslator } from 'use-intl'
import { expect, it } from 'vitest'
import { MAX_CHOICE_VALUES } from '../../../../domain/choices/offered-choice.ts'
import messages from '../../../../locales/en/admin.json' with { type: 'json' }
import {
  addPhotos,
  choosePhotos,
  describeLeftOut,
  findWrongNames,
  insertValues,
  isBlankValue,
  newValue,
  pasteNames,
  readValueEntries,
  type ValueEntry,
} from './value-entry.ts'

const t = createTranslator({
  locale: 'en-GB',
  messages,
  namespace: 'forms.productChoices.values',
})
const namesOf = (entries: ValueEntry[]) => entries.map(({ name }) => name)
const named = (...names: string[]) => names.map((name) => newValue({ name }))
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

it('creates a value from each pasted line, and fills an empty row with the first', () => {
  const lines = ['Indigo', 'Rust', 'Natural']
  expect(namesOf(pasteNames(named('Sage', '', 'Grey'), 1, lines).entries)).toEqual([
    'Sage',
    'Indigo',
    'Rust',
    'Natural',
    'Grey',
  ])
  expect(namesOf(pasteNames(named('Sage'), 0, lines).entries)).toEqual(['Sage', ...lines])
})

it('limits the values to the maximum, and reports how many were left out', () => {
  const full = named(...Array.from({ length: MAX_CHOICE_VALUES - 1 }, (_, index) => `No ${index}`))
  const { entries, leftOut } = insertValues(full, 0, named('One', 'Two', 'Three'))
  expect(entries).toHaveLength(MAX_CHOICE_VALUES)
  expect(entries[0]?.name).toBe('One')
  expect(describeLeftOut(leftOut, t)).toBe(
    `A choice has at most ${MAX_CHOICE_VALUES} values. 2 values were left out.`,
  )
  expect(describeLeftOut(1, t)).toContain('1 value was left out.')
  expect(describeLeftOut(0, t)).toBe('')
})

it('names a new value after its photo, and assigns a photo to the value with its name', () => {
  const files = [photo('sage-linen.jpg'), photo('rust_canvas.jpg'), photo('IMG_2041.jpg')]
  const before = [...named('Sage Linen', 'Indigo'), newValue()]
  const { entries } = addPhotos(before, choosePhotos(before, files))
  expect(entries.map(({ name, image }) => [name, image !== null])).toEqual([
    ['Sage Linen', true],
    ['Indigo', false],
    ['Rust canvas', true],
    ['', true],
  ])
})

it('does not replace an existing photo with one of the same name', () => {
  const add = (entries: ValueEntry[]) =>
    addPhotos(entries, choosePhotos(entries, [photo('sage.jpg')])).entries
  const entries = add(add([]))
  expect(namesOf(entries)).toEqual(['Sage', 'Sage'])
})

it('finds missing and duplicate names, but ignores blank rows', () => {
  const entries = [
    ...named('Sage', ' sage '),
    newValue({ colour: '#aabbcc' }),
    newValue(),
    newValue(),
  ]
  expect([...findWrongNames(entries)]).toEqual([entries[1]?.key, entries[2]?.key])
  expect(entries.map(isBlankValue)).toEqual([false, false, false, true, true])
})

it('restores values from an incomplete draft, and none from other data', () => {
  const [read] = readValueEntries([{ key: 'a', name: 'Sage', isAvailable: false }])
  expect(read).toEqual(newValue({ key: 'a', name: 'Sage', isAvailable: false }))
  expect(readValueEntries('Sage')).toEqual([])
})
