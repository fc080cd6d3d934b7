import { useTranslations } from 'use-intl'
import type { BooleanField } from '../../../../domain/content/fields/number-fields.ts'
import type { FieldForm } from './field-form.ts'

export const boolean: FieldForm<BooleanField> = {
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
