import { useTranslations } from 'use-intl'
import type {
  BooleanField,
  IntegerField,
  NumberField,
} from '../../../../domain/content/fields/number-fields.ts'
import { shownNumber } from '../form-values.ts'
import type { FieldForm } from './field-form.ts'

const number: FieldForm<IntegerField | NumberField> = {
  parse: (value) => (typeof value === 'number' || typeof value === 'string' ? value : ''),
  append: (body, name, _field, value) => body.append(name, String(value)),
  isMissing: (_field, value) => value === '',
  preview: (_field, value) => value,
  shown: 'words',
  useWords: () => (value) => String(shownNumber(value)),
  nothing: 'empty',
}

const boolean: FieldForm<BooleanField> = {
  parse: (value) => value === true,
  append: (body, name, _field, value) => body.append(name, String(value)),
  isMissing: () => false,
  preview: (_field, value) => value,
  shown: 'words',
  useWords() {
    const t = useTranslations('forms.fields.valueWords')
    return (value) => t(value ? 'yes' : 'no')
  },
  nothing: 'empty',
}

export const numericForms = { integer: number, number, boolean }
