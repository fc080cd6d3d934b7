import { useTranslations } from 'use-intl'
import type {
  ReferenceField,
  ReferencesField,
} from '../../../../domain/content/fields/reference-fields.ts'
import { useChosenProducts } from '../chosen-products.ts'
import { readList, readReference } from '../form-values.ts'
import type { FieldForm } from './field-form.ts'

const reference: FieldForm<ReferenceField> = {
  parse: readReference,
  append: (body, name, _field, value) => body.append(name, value?._id ?? ''),
  isMissing: (_field, value) => value === null,
  isReduced: true,
  preview: (_field, value) => value,
  shown: 'words',
  useWords: () => (value) => value?.name ?? '',
  nothing: 'none',
}

/** Ordered ids of products. */
const references: FieldForm<ReferencesField> = {
  parse: readList,
  append: (body, name, _field, value) => body.append(name, JSON.stringify(value)),
  isMissing: (_field, value) => value.length === 0,
  preview: (_field, value) => value,
  shown: 'words',
  useWords(_field, values) {
    const t = useTranslations('forms.fields.productNames')
    const products = useChosenProducts([...new Set(values.flat())])
    // An ellipsis stands for products that are still loading or deleted.
    const nameOf = (id: string) => {
      const product = products.get(id)
      return product === undefined ? '…' : product.name || t('unnamed')
    }
    return (value) => value.map(nameOf).join('; ')
  },
  nothing: 'none',
}

export const referenceForms = { reference, references }
