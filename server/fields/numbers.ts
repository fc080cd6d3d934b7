import { z } from 'zod'
import type {
  BooleanField,
  IntegerField,
  NumberField,
} from '../../domain/content/fields/number-fields.ts'
import { type FieldKind, plainKind, plainValues } from './field-kind.ts'

const integerKind: FieldKind<IntegerField, number> = {
  ...plainKind(z.number()),
  emptyValue: ({ min, initial = min }) => initial,
}

const numberKind: FieldKind<NumberField, number | null> = {
  ...plainKind(z.number().nullable()),
  emptyValue: () => null,
}

const storedBoolean = z.boolean()

const booleanKind: FieldKind<BooleanField, boolean> = {
  ...plainValues,
  emptyValue: ({ initial = false }) => initial,
  toStored: (_, value) => storedBoolean.parse(value),
  toColumn: (value) => (value === true ? 1 : 0),
  fromColumn: (_, column) => column === 1,
}

export const numericKinds = { integer: integerKind, number: numberKind, boolean: booleanKind }
