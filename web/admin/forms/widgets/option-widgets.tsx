import { Input, NativeSelect, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { TextField } from '../../../../domain/content/fields/text-field.ts'
import { currencyOptions, timeZoneOptions } from '../../app/time-zones.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { fieldWords } from './field-group.tsx'
import type { FieldWidgetProps, WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** A few options: as cards if the catalogue says what each means, otherwise as a native select. */
export function OptionWidget(props: FieldWidgetProps<TextField>) {
  const OwnWidget = props.hints.optionHelp === undefined ? OptionSelect : OptionCards
  return <OwnWidget {...props} />
}

function OptionSelect({
  field: { path, options = {}, neverEmpty },
  ...props
}: FieldWidgetProps<TextField>) {
  const t = useTranslations('forms.widgets.option')
  const declared = useDeclaredTexts()
  const { input } = props
  const { only } = props.hints
  const isOffered = (value: string) => only?.includes(value) ?? true
  return (
    <NativeSelect
      {...input}
      onChange={(event) => input.onChange(event.currentTarget.value)}
      {...fieldWords(props)}
    >
      {neverEmpty !== true && <option value="">{props.hints.placeholder ?? t('notSet')}</option>}
      {Object.keys(options)
        .filter((value) => isOffered(value) || value === input.value)
        .map((value) => (
          <option key={value} value={value}>
            {declared(`fields.${path}.options.${value}`)}
          </option>
        ))}
    </NativeSelect>
  )
}

/** Options with what each means; a fixed one is only shown. */
function OptionCards({ field: { path, options = {} }, ...props }: FieldWidgetProps<TextField>) {
  const { input } = props
  const { optionHelp = {}, isFixed = false } = props.hints
  const declared = useDeclaredTexts()
  const value = input.value
  const labelOf = (option: string) => declared(`fields.${path}.options.${option}`)
  if (isFixed) {
    return (
      <Input.Wrapper label={props.label} labelElement="div" description={optionHelp[value]}>
        <p>{labelOf(value)}</p>
      </Input.Wrapper>
    )
  }
  return (
    <Radio.Group name={input.name} value={value} onChange={input.onChange} {...fieldWords(props)}>
      <div className={styles.options}>
        {Object.keys(options).map((option, index) => (
          <Radio
            key={option}
            ref={index === 0 ? input.ref : undefined}
            value={option}
            label={labelOf(option)}
            description={optionHelp[option]}
            onBlur={input.onBlur}
            classNames={{ root: styles.option, radio: styles.optionRadio }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

type ChoiceFormat = Extract<TextField['format'], 'time-zone' | 'currency'>

const optionsOf = { 'time-zone': timeZoneOptions, currency: currencyOptions }

/** Searchable select of names that the browser knows. */
export function ChoiceWidget({ format, ...props }: WidgetProps<string> & { format: ChoiceFormat }) {
  const { input } = props
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
      {...fieldWords(props)}
    />
  )
}
