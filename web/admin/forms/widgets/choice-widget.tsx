import { Select } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { TextField } from '../../../../domain/content/fields/field-types.ts'
import { currencyOptions, timeZoneOptions } from '../../app/time-zones.ts'
import { readText } from '../form-values.ts'
import { useWidget, type WidgetProps } from './widget.ts'

export type ChoiceFormat = Extract<TextField['format'], 'time-zone' | 'currency'>

const optionsOf = { 'time-zone': timeZoneOptions, currency: currencyOptions }

/** Searchable select of names that the browser knows. */
export function ChoiceWidget({ format, ...props }: WidgetProps & { format: ChoiceFormat }) {
  const { field, error } = useWidget(props)
  const t = useTranslations('forms.widgets.choice')
  const locale = useLocale()
  const [known] = useState(() => optionsOf[format](locale))
  const value = readText(field.value)
  const isKnown = value === '' || known.some((option) => option.value === value)
  return (
    <Select
      {...field}
      value={value || null}
      data={isKnown ? known : [{ value, label: value }, ...known]}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage={t('none')}
      label={props.label}
      description={props.hints.help}
      error={error}
    />
  )
}
