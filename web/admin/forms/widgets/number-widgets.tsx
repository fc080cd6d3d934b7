import { Input, NumberInput, Rating } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { IntegerField, NumberField } from '../../../../domain/content/fields/number-fields.ts'
import { shownNumber } from '../form-values.ts'
import { fieldWords } from './field-group.tsx'
import type { FieldWidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Stars for ranges from 1 to at most 5, otherwise a number input. */
function IntegerWidget({ field: { min, max }, ...props }: FieldWidgetProps<IntegerField>) {
  const { input } = props
  const t = useTranslations('forms.widgets.integer')
  const value = shownNumber(input.value)
  if (min === 1 && max <= 5) {
    return (
      <Input.Wrapper {...fieldWords(props)} labelElement="div">
        <div ref={input.ref} tabIndex={-1}>
          <Rating
            className={styles.stars}
            count={max}
            value={value || 0}
            onChange={input.onChange}
            getSymbolLabel={(stars) => t('stars', { stars: String(stars), max: String(max) })}
            color="accent"
            size="lg"
          />
        </div>
      </Input.Wrapper>
    )
  }
  return (
    <NumberInput
      {...input}
      value={value}
      {...fieldWords(props)}
      min={min}
      max={max}
      allowDecimal={false}
      hideControls
    />
  )
}

/** Any number within bounds; an empty input is none. */
function NumberWidget({ field: { min, max }, ...props }: FieldWidgetProps<NumberField>) {
  const { input } = props
  return (
    <NumberInput
      {...input}
      value={shownNumber(input.value)}
      {...fieldWords(props)}
      placeholder={props.hints.placeholder}
      min={min}
      max={max}
      clampBehavior="none"
      hideControls
    />
  )
}

export const numberWidgets = { integer: IntegerWidget, number: NumberWidget }
