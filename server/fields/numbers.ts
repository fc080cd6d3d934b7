import { z } from 'zod'
import type {
  BooleanField,
  IntegerField,
  NumberField,
} from '../../domain/content/fields/field-types.ts'
import { type FieldKind, plainValues } from './field-kind.ts'

const storedInteger = z.number()
const storedNumber = storedInteger.nullable()
const storedBoolean = z.boolean()

export const integerKind: FieldKind<IntegerField, number> = {
  ...plainValues,
  emptyValue: ({ min }) => min,
  toStored: (_, value) => storedInteger.parse(value),
  toColumn: (value) => storedInteger.parse(value),
  fromColumn: (_, column) => (typeof column === 'number' ? column : storedInteger.parse(column)),
}

export const numberKind: FieldKind<NumberField, number | null> = {
  ...plainValues,
  emptyValue: () => null,
  toStored: (_, value) => storedNumber.parse(value),
  toColumn: (value) => storedNumber.parse(value),
  fromColumn: (_, column) => (column === null ? null : storedNumber.parse(column)),
}

export const booleanKind: FieldKind<BooleanField, boolean> = {
  ...plainValues,
  emptyValue: ({ initial = false }) => initial,
  toStored: (_, value) => storedBoolean.parse(value),
  toColumn: (value) => (value === true ? 1 : 0),
  fromColumn: (_, column) => column === 1,
}
