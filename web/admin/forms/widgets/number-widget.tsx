import { NumberInput } from '@mantine/core'
import type { NumberField } from '../../../../domain/content/fields/field-types.ts'
import { useWidget, type WidgetProps } from './widget.ts'

/** Any number within bounds; an empty input is none. */
export function NumberWidget({ bounds, ...props }: WidgetProps & { bounds: NumberField }) {
  const { field, error } = useWidget(props)
  return (
    <NumberInput
      {...field}
      value={typeof field.value === 'number' ? field.value : ''}
      label={props.label}
      description={props.hints.help}
      placeholder={props.hints.placeholder}
      min={bounds.min}
      max={bounds.max}
      clampBehavior="none"
      hideControls
      error={error}
    />
  )
}
