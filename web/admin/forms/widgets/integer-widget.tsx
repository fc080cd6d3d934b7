import { Input, NumberInput, Rating } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { IntegerField } from '../../../../domain/content/fields/field-types.ts'
import styles from './integer-widget.module.css'
import { useWidget, type WidgetProps } from './widget.ts'

/** Stars for ranges from 1 to at most 5, otherwise a number input. */
export function IntegerWidget({ bounds, ...props }: WidgetProps & { bounds: IntegerField }) {
  const { field, error } = useWidget(props)
  const t = useTranslations('forms.widgets.integer')
  const value = typeof field.value === 'number' ? field.value : undefined
  if (bounds.min === 1 && bounds.max <= 5) {
    return (
      <Input.Wrapper
        label={props.label}
        labelElement="div"
        error={error}
        description={props.hints.help}
      >
        <div ref={field.ref} tabIndex={-1}>
          <Rating
            className={styles.stars}
            count={bounds.max}
            value={value ?? 0}
            onChange={field.onChange}
            getSymbolLabel={(stars) =>
              t('stars', { stars: String(stars), max: String(bounds.max) })
            }
            color="accent"
            size="lg"
          />
        </div>
      </Input.Wrapper>
    )
  }
  return (
    <NumberInput
      {...field}
      value={value ?? ''}
      label={props.label}
      description={props.hints.help}
      min={bounds.min}
      max={bounds.max}
      allowDecimal={false}
      error={error}
    />
  )
}
