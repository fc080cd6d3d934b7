import { MAX_CHOICE_VALUES } from '../choices/offered-choice.ts'
import { type FieldErrors, message } from '../messages/api-message.ts'
import { defineContent } from './content-type.ts'
import { image } from './fields/media-fields.ts'
import { boolean, number } from './fields/number-fields.ts'
import { records } from './fields/records-field.ts'
import { colour, decimal, line, option } from './fields/text-field.ts'

/** Longest measure, in either unit. */
const MAX_MEASURE = 100_000

const measure = {
  min: 0,
  max: MAX_MEASURE,
  invalid: 'choices.invalidMeasure',
} as const

/** Choice of a visitor, such as the fabric; used by many products. */
export const choice = defineContent({
  table: 'choice',
  path: '/choices',
  key: 'choiceData',
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  labels: { one: 'Choice', many: 'Choices' },
  title: 'name',
  fields: {
    name: line({ required: 'required.name' }),
    kind: option({
      options: {
        swatch: 'Colours and samples',
        list: 'Words',
        measure: 'A measure that visitors type',
      },
      required: 'required.kind',
      fixed: 'choices.fixedKind',
    }),
    help: line({}),
    isFilter: boolean({}),
    values: records({
      entries: {
        name: line({ required: 'choices.valueNameMissing' }),
        colour: colour({}),
        /** A sample, always shown small. */
        image: image({ goodWidth: 160 }),
        note: line({}),
        surcharge: decimal({}),
        isAvailable: boolean({ initial: true }),
        hidden: boolean({ isPrivate: true }),
      },
      hasIds: true,
      max: MAX_CHOICE_VALUES,
      tooMany: 'choices.tooManyValues',
      unique: { field: 'name', duplicate: 'choices.valueTwice' },
      hiddenBy: 'hidden',
    }),
    unit: option({ options: { cm: 'Centimetres', in: 'Inches' } }),
    min: number(measure),
    max: number(measure),
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
  const errors: FieldErrors = {}
  if (kind !== 'measure') return errors
  if (unit === '') errors.unit = message('choices.unitMissing')
  if (typeof min !== 'number') errors.min = message('choices.minMissing')
  if (typeof max !== 'number') errors.max = message('choices.maxMissing')
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    errors.max = message('choices.maxBelowMin')
  return errors
}
