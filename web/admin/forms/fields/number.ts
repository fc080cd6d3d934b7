import type { IntegerField, NumberField } from '../../../../domain/content/fields/number-fields.ts'
import { shownNumber } from '../form-values.ts'
import type { FieldForm } from './field-form.ts'

/** Integers and any numbers. */
export const number: FieldForm<IntegerField | NumberField> = {
  parse: (value) => (typeof value === 'number' || typeof value === 'string' ? value : ''),
  append: (body, name, _field, value) => body.append(name, String(value)),
  isMissing: (_field, value) => value === '',
  preview: (_field, value) => value,
  shown: 'words',
  useWords: () => (value) => String(shownNumber(value)),
  nothing: 'empty',
}
