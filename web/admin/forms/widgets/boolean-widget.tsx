import { Switch } from '@mantine/core'
import { useId } from 'react'
import type { WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

export function BooleanWidget(props: WidgetProps<boolean>) {
  const id = useId()
  const { input, error } = props
  return (
    <div className={styles.boolean}>
      <span className={styles.booleanWords}>
        <label htmlFor={id}>{props.label}</label>
        {props.hints.help !== undefined && (
          <span id={`${id}-help`} className="fine-print">
            {props.hints.help}
          </span>
        )}
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
