import { useTranslations } from 'use-intl'
import type {
  ReferenceField,
  ReferencesField,
} from '../../../../domain/content/fields/field-types.ts'
import { useChosenProducts } from '../chosen-products.ts'
import { readList, readReference } from '../form-values.ts'
import type { FieldForm } from './field-form.ts'

export const reference: FieldForm<ReferenceField> = {
  read: (_field, response) => readReference(response),
  append: (body, name, _field, value) =>
    body.append(name, typeof value === 'string' ? value : (readReference(value)?._id ?? '')),
  isMissing: (_field, value) => readReference(value) === null,
  isReduced: true,
  preview: (_field, value) => readReference(value),
  shown: 'words',
  useWords: () => (value) => readReference(value)?.name ?? '',
  nothing: 'none',
}

/** Ordered ids of products. */
export const references: FieldForm<ReferencesField> = {
  read: (_field, response) => readList(response),
  append: (body, name, _field, value) => body.append(name, JSON.stringify(readList(value))),
  isMissing: (_field, value) => readList(value).length === 0,
  preview: (_field, value) => readList(value),
  shown: 'words',
  useWords(_field, values) {
    const t = useTranslations('forms.fields.productNames')
    const products = useChosenProducts([...new Set(values.flatMap(readList))])
    // An ellipsis stands for products that are still loading or deleted.
    const nameOf = (id: string) => {
      const product = products.get(id)
      return product === undefined ? '…' : product.name || t('unnamed')
    }
    return (value) => readList(value).map(nameOf).join('; ')
  },
  nothing: 'none',
}
