import type { GroupField } from '../../../../domain/content/fields/group-field.ts'
import { readTexts } from '../form-values.ts'
import { describeDiscount, isDiscount } from '../quotation/quotation-lines.ts'
import type { FieldForm } from './field-form.ts'

/** A form has the texts of a group even where the record has none. */
export const group: FieldForm<GroupField> = {
  parse: readTexts,
  append: (body, name, _field, value) => body.append(name, JSON.stringify(value)),
  isMissing: () => false,
  preview: (_field, value) => value,
  shown: 'words',
  useWords: (field) => (value) =>
    isDiscount(field)
      ? describeDiscount(value)
      : Object.values(value ?? {})
          .filter(Boolean)
          .join(', '),
  nothing: 'empty',
}
