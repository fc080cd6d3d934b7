import { Input, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupField } from '../../../../domain/content/fields/group-field.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { fieldWords } from '../widgets/field-group.tsx'
import type { FieldWidgetProps } from '../widgets/widget.ts'
import styles from './quotation.module.css'
import { readTypedDiscount, type TypedDiscount } from './quotation-lines.ts'

interface DiscountInputProps {
  /** Names the inputs. */
  label: string
  value: unknown
  inputRef?: Ref<HTMLInputElement>
  isWrong?: boolean
  onChange: (value: TypedDiscount) => void
  onBlur: () => void
}

/** An amount or a share in per cent. */
export function DiscountInput(props: DiscountInputProps) {
  const t = useTranslations('forms.quotation')
  const { currency } = useShop()
  const { kind, value } = readTypedDiscount(props.value)
  return (
    <div className={styles.discount}>
      <TextInput
        ref={props.inputRef}
        aria-label={props.label}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={value}
        error={props.isWrong}
        onChange={(event) => props.onChange({ kind, value: event.currentTarget.value })}
        onBlur={props.onBlur}
      />
      <SegmentedControl
        aria-label={t('discountKind', { label: props.label })}
        data={[
          { value: 'amount', label: symbolOf(currency) },
          { value: 'percent', label: '%' },
        ]}
        value={kind}
        onChange={(chosen) => props.onChange({ kind: chosen, value })}
      />
    </div>
  )
}

/** Discount of the whole. */
export function DiscountWidget(props: FieldWidgetProps<GroupField>): ReactNode {
  const { input, label } = props
  return (
    <Input.Wrapper {...fieldWords(props)} labelElement="div">
      <DiscountInput
        label={label}
        value={input.value}
        inputRef={input.ref}
        isWrong={props.error !== undefined}
        onChange={input.onChange}
        onBlur={input.onBlur}
      />
    </Input.Wrapper>
  )
}

function symbolOf(currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat('en', options).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
