import type { IntegerField, NumberField } from '../../../../domain/content/fields/field-types.ts'
import { readNumber } from '../form-values.ts'
import type { FieldForm } from './field-form.ts'

/** Integers and any numbers. */
export const number: FieldForm<IntegerField | NumberField> = {
  read: (_field, response) => readNumber(response),
  append: (body, name, _field, value) => body.append(name, String(value ?? '')),
  isMissing: (_field, value) => value === undefined || value === null || value === '',
  preview: (_field, value) => value,
  shown: 'words',
  useWords: () => (value) => String(readNumber(value)),
  nothing: 'empty',
}
