import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import messages from '../../../../locales/en/admin.json' with { type: 'json' }
import { offeredChoice } from '../../../../tests/helpers/offered-choice.ts'
import { printedChoices } from './printed-choices.ts'

const choiceOf = (name: string, names: string[]) =>
  offeredChoice(name, 'list', names, { sold: 'Sold out' })

const texts = {
  t: createTranslator({ locale: 'en-GB', messages, namespace: 'catalogue.print.choices' }),
  writeBounds: ({ unit, min, max }: OfferedChoice) => `${min} to ${max} ${unit}`,
}
const fabrics = ['Sage linen', 'Indigo', 'Natural', 'Rust', 'Charcoal', 'Mustard', 'Teal', 'Sand']
const fabric = choiceOf('Fabric', fabrics)
const length: OfferedChoice = {
  ...offeredChoice('Length', 'measure'),
  unit: 'cm',
  min: 100,
  max: 240,
}

test('lists values as far as they fit, then prints their total number', () => {
  expect(printedChoices([fabric, length], 'two', texts)).toEqual([
    'Fabric: Sage linen, Indigo, Natural, Rust, Charcoal, … 8 in all',
    'Length: 100 to 240 cm',
  ])
  expect(printedChoices([fabric], 'six', texts)).toEqual(['Fabric: Sage linen, Indigo, … 8 in all'])
  expect(printedChoices([fabric], 'tags', texts)).toEqual(['Fabric: 8 in all'])
  expect(printedChoices([choiceOf('Finish', ['Teak', 'Oak'])], 'tags', texts)).toEqual([
    'Finish: Teak, Oak',
  ])
})

test('omits unavailable values and choices', () => {
  const choices = [choiceOf('Rope', ['Jute', 'Sold out']), choiceOf('Chain', ['Sold out'])]
  expect(printedChoices(choices, 'two', texts)).toEqual(['Rope: Jute'])
})

test('prints the number of choices beyond the line limit', () => {
  const choices = ['A', 'B', 'C', 'D'].map((name) => choiceOf(name, ['one']))
  expect(printedChoices(choices, 'tags', texts)).toEqual(['A: one', '3 more choices'])
  expect(printedChoices(choices, 'six', texts)).toEqual(['A: one', 'B: one', '2 more choices'])
  expect(printedChoices(choices, 'two', texts)).toHaveLength(4)
})
