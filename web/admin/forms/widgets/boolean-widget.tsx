import { Switch } from '@mantine/core'
import { useId } from 'react'
import styles from './boolean-widget.module.css'
import { useWidget, type WidgetProps } from './widget.ts'

export function BooleanWidget(props: WidgetProps) {
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
