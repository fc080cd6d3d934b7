import { Select } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { TextField } from '../../../../domain/content/fields/text-field.ts'
import { currencyOptions, timeZoneOptions } from '../../app/time-zones.ts'
import type { WidgetProps } from './widget.ts'

export type ChoiceFormat = Extract<TextField['format'], 'time-zone' | 'currency'>

const optionsOf = { 'time-zone': timeZoneOptions, currency: currencyOptions }

/** Searchable select of names that the browser knows. */
export function ChoiceWidget({ format, ...props }: WidgetProps<string> & { format: ChoiceFormat }) {
  const { input, error } = props
  const t = useTranslations('forms.widgets.choice')
  const locale = useLocale()
  const [known] = useState(() => optionsOf[format](locale))
  const value = input.value
  const isKnown = value === '' || known.some((option) => option.value === value)
  return (
    <Select
      {...input}
      value={value || null}
      onChange={(chosen) => input.onChange(chosen ?? '')}
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
