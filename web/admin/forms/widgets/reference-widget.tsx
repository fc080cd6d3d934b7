import { NativeSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import { productEndpoints } from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import { category } from '../../../../domain/content/category.ts'
import type { ReferenceField } from '../../../../domain/content/fields/reference-fields.ts'
import { useData } from '../../app/use-data.ts'
import type { Reference } from '../form-values.ts'
import { fieldWords } from './field-group.tsx'
import type { FieldWidgetProps, WidgetProps } from './widget.ts'

const widgets = { category: CategoryWidget, product: ProductWidget }

export function ReferenceWidget({ field: { to }, ...props }: FieldWidgetProps<ReferenceField>) {
  const TargetWidget = widgets[to]
  return <TargetWidget {...props} />
}

/** Native select: there are only a few categories. */
function CategoryWidget(props: WidgetProps<Reference>) {
  const t = useTranslations('forms.widgets.reference')
  const { input } = props
  const { data } = useData(contentEndpoints(category).list, {})
  const chosen = input.value
  const options = data?.categoryData ?? (chosen === null ? [] : [chosen])
  return (
    <NativeSelect
      {...input}
      value={chosen?._id ?? ''}
      onChange={(event) => {
        const id = event.currentTarget.value
        const option = options.find((one) => one._id === id)
        input.onChange(option === undefined ? null : { _id: id, name: option.name })
      }}
      {...fieldWords(props)}
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
function ProductWidget(props: WidgetProps<Reference>) {
  const t = useTranslations('forms.widgets.reference')
  const { input } = props
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words, 200)
  const chosen = input.value
  const { data } = useData(productEndpoints.list, {}, { q: q === chosen?.name ? '' : q, limit: 20 })
  const found: Named[] = data?.categoryItemData ?? []
  const options =
    chosen === null || found.some(({ _id }) => _id === chosen._id) ? found : [chosen, ...found]
  return (
    <Select
      {...input}
      value={chosen?._id ?? null}
      data={options.map(({ _id, name }) => ({
        value: _id,
        label: name || t('unnamed'),
      }))}
      onChange={(id) => {
        const option = options.find((one) => one._id === id)
        input.onChange(option === undefined ? null : { _id: option._id, name: option.name })
      }}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options: all }) => all}
      nothingFoundMessage={t('none')}
      {...fieldWords(props)}
      placeholder={t('select', { label: props.label })}
    />
  )
}
