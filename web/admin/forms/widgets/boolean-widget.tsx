import { Switch } from '@mantine/core'
import { useId } from 'react'
import styles from './boolean-widget.module.css'
import type { WidgetProps } from './widget.ts'

export function BooleanWidget(props: WidgetProps<boolean>) {
  const id = useId()
  const { input, error } = props
  return (
    <div className={styles.root}>
      <span className={styles.words}>
        <label htmlFor={id}>{props.label}</label>
        {props.hints.help !== undefined && <span id={`${id}-help`}>{props.hints.help}</span>}
      </span>
      <Switch
        id={id}
        name={input.name}
        ref={input.ref}
        checked={input.value}
        onChange={(event) => input.onChange(event.currentTarget.checked)}
        onBlur={input.onBlur}
        aria-describedby={props.hints.help === undefined ? undefined : `${id}-help`}
        error={error}
      />
    </div>
  )
}
