import { MAX_CHOICE_VALUES } from '../choices/offered-choice.ts'
import { defineContent } from './content-type.ts'
import { boolean, colour, decimal, image, line, number, option, records } from './fields/fields.ts'

/** Longest measure, in either unit. */
const MAX_MEASURE = 100_000

const measure = {
  min: 0,
  max: MAX_MEASURE,
  invalid: 'Please write a number of 0 or more, such as 120',
}

/** Choice of a visitor, such as the fabric; used by many products. */
export const choice = defineContent({
  table: 'choice',
  path: '/choices',
  keys: { list: 'choiceData', one: 'choiceData' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  single: false,
  newest: 'last',
  labels: { one: 'Choice', many: 'Choices' },
  title: 'name',
  fields: {
    name: line({ label: 'Name', required: 'The name field is required.' }),
    kind: option({
      label: 'Kind',
      options: {
        swatch: 'Colours and samples',
        list: 'Words',
        measure: 'A measure that visitors type',
      },
      required: 'The kind field is required.',
      fixed: 'The kind of a choice cannot be changed. Please add another choice.',
    }),
    help: line({ label: 'Help' }),
    isFilter: boolean({ label: 'Filter in the shop' }),
    values: records({
      label: 'Values',
      entries: {
        name: line({ label: 'Name', required: 'Every value needs a name.' }),
        colour: colour({ label: 'Colour' }),
        image: image({ label: 'Sample' }),
        note: line({ label: 'Note' }),
        surcharge: decimal({ label: 'Surcharge' }),
        isAvailable: boolean({ label: 'Available', initial: true }),
        hidden: boolean({ label: 'Hidden', isPrivate: true }),
      },
      hasIds: true,
      max: MAX_CHOICE_VALUES,
      tooMany: `A choice can have at most ${MAX_CHOICE_VALUES} values.`,
      unique: { field: 'name', duplicate: 'Two values have the same name.' },
      hiddenBy: 'hidden',
    }),
    unit: option({ label: 'Unit', options: { cm: 'Centimetres', in: 'Inches' } }),
    min: number({ label: 'Smallest measure', ...measure }),
    max: number({ label: 'Largest measure', ...measure }),
  },
  normalise: dropOtherKinds,
  findErrors: findMeasureErrors,
})

/** Only a measure has bounds, and only the others have values. */
function dropOtherKinds(values: Record<string, unknown>): Record<string, unknown> {
  return values.kind === 'measure'
    ? { ...values, values: [] }
    : { ...values, unit: '', min: null, max: null }
}

function findMeasureErrors({ kind, unit, min, max }: Record<string, unknown>) {
  const errors: Record<string, string> = {}
  if (kind !== 'measure') return errors
  if (unit === '') errors.unit = 'Please choose the unit of the measure.'
  if (typeof min !== 'number') errors.min = 'Please write the smallest measure.'
  if (typeof max !== 'number') errors.max = 'Please write the largest measure.'
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    errors.max = 'The largest measure must not be below the smallest.'
  return errors
}
