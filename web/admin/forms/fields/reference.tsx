import { NativeSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import { productEndpoints } from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import { category } from '../../../../domain/content/category.ts'
import type {
  ReferenceField,
  ReferencesField,
} from '../../../../domain/content/fields/field-types.ts'
import { useData } from '../../app/use-data.ts'
import { useChosenProducts } from '../chosen-products.ts'
import { readList, readReference } from '../form-values.ts'
import { ReferencesWidget } from '../widgets/references-widget.tsx'
import { useWidget, type WidgetProps } from '../widgets/widget.ts'
import type { FieldForm } from './field-form.ts'

/** Categories are chosen from all, products found by typing. */
const widgets = { category: CategoryWidget, product: ProductWidget }

export const reference: FieldForm<ReferenceField> = {
  Widget({ field: { to }, ...props }) {
    const TargetWidget = widgets[to]
    return <TargetWidget {...props} />
  },
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
  Widget: ({ field: { max }, ...props }) => <ReferencesWidget {...props} max={max} />,
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

/** Native select: there are only a few categories. */
function CategoryWidget(props: WidgetProps) {
  const t = useTranslations('forms.widgets.reference')
  const { field, error } = useWidget(props)
  const { data } = useData(contentEndpoints(category).list, {})
  const chosen = readReference(field.value)
  const options = data?.categoryData ?? (chosen === null ? [] : [chosen])
  return (
    <NativeSelect
      {...field}
      value={chosen?._id ?? ''}
      onChange={(event) => {
        const id = event.currentTarget.value
        const option = options.find((one) => one._id === id)
        field.onChange(option === undefined ? null : { _id: id, name: option.name })
      }}
      label={props.label}
      description={props.hints.help}
      error={error}
    >
      <option value="">{t('select', { label: props.label })}</option>
      {options.map((option) => (
        <option key={option._id} value={option._id}>
          {option.name}
        </option>
      ))}
    </NativeSelect>
  )
}

/** Searchable select: there may be thousands of products. */
function ProductWidget(props: WidgetProps) {
  const t = useTranslations('forms.widgets.reference')
  const { field, error } = useWidget(props)
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words, 200)
  const chosen = readReference(field.value)
  const { data } = useData(productEndpoints.list, {}, { q: q === chosen?.name ? '' : q, limit: 20 })
  const found: Named[] = data?.categoryItemData ?? []
  const options =
    chosen === null || found.some(({ _id }) => _id === chosen._id) ? found : [chosen, ...found]
  return (
    <Select
      {...field}
      value={chosen?._id ?? null}
      data={options.map(({ _id, name }) => ({
        value: _id,
        label: name || t('unnamed'),
      }))}
      onChange={(id) => {
        const option = options.find((one) => one._id === id)
        field.onChange(option === undefined ? null : { _id: option._id, name: option.name })
      }}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options: all }) => all}
      nothingFoundMessage={t('none')}
      label={props.label}
      placeholder={t('select', { label: props.label })}
      description={props.hints.help}
      error={error}
    />
  )
}
