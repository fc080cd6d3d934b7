import { Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { BooleanField } from '../../../../domain/content/fields/field-types.ts'
import { useWidget, type WidgetProps } from '../widgets/widget.ts'
import styles from './boolean.module.css'
import type { FieldForm } from './field-form.ts'

export const boolean: FieldForm<BooleanField> = {
  Widget: BooleanWidget,
  read: (_field, response) => response === true,
  append: (body, name, _field, value) => body.append(name, String(value ?? '')),
  isMissing: () => false,
  preview: (_field, value) => value === true,
  shown: 'words',
  useWords() {
    const t = useTranslations('forms.fields.valueWords')
    return (value) => t(value === true ? 'yes' : 'no')
  },
  nothing: 'empty',
}

function BooleanWidget(props: WidgetProps) {
  const id = useId()
  const { field, error } = useWidget(props)
  return (
    <div className={styles.root}>
      <span className={styles.words}>
        <label htmlFor={id}>{props.label}</label>
        {props.hints.help !== undefined && <span id={`${id}-help`}>{props.hints.help}</span>}
      </span>
      <Switch
        id={id}
        name={field.name}
        ref={field.ref}
        checked={field.value === true}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
        onBlur={field.onBlur}
        aria-describedby={props.hints.help === undefined ? undefined : `${id}-help`}
        error={error}
      />
    </div>
  )
}
