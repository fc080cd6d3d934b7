import { NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { type Selection, selectionLines, withChosen } from '../../../../domain/choices/selection.ts'
import { addSurcharges, writeAmount } from '../../../../domain/money/price.ts'
import { useShop } from '../../app/shop-settings.tsx'
import styles from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { SkeletonRows } from '../../ui/load-state.tsx'
import { offeredChoices } from '../choices/named-choices.ts'
import { useChoices } from '../choices/use-choices.ts'
import type { QuotationLine } from './quotation-lines.ts'

interface LineChoicesDialogProps {
  product: Product
  line: Partial<QuotationLine>
  onAdd: (line: Partial<QuotationLine>) => void
  onClose: () => void
}

/** Fabric, finish and other choices of a product before it becomes a line; none has to be made. */
export function LineChoicesDialog({ product, line, onAdd, onClose }: LineChoicesDialogProps) {
  const t = useTranslations('forms.quotation')
  const { currency } = useShop()
  const { definitions, isLoaded } = useChoices()
  const [selection, setSelection] = useState<Selection>([])
  // Measures are typed into the details.
  const choices = offeredChoices(product.choices, definitions).filter(
    ({ kind }) => kind !== 'measure',
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: without this, the form around it would be saved.
    event.stopPropagation()
    onAdd(withSelection(line, selection))
  }
  return (
    <Modal opened onClose={onClose} title={line.title}>
      <form onSubmit={submit}>
        <div className={styles.body}>
          {!isLoaded && <SkeletonRows count={2} />}
          {choices.map((choice, index) => (
            <NativeSelect
              key={choice._id}
              label={choice.name}
              data-autofocus={index === 0 ? true : undefined}
              value={selection.find((one) => one.choice._id === choice._id)?.value?._id ?? ''}
              onChange={({ currentTarget }) => {
                const value = choice.values.find(({ _id }) => _id === currentTarget.value)
                const chosen = value === undefined ? null : { choice, value, measure: null }
                setSelection(withChosen(choices, selection, choice, chosen))
              }}
            >
              <option value="">{t('notChosen')}</option>
              {choice.values.map(({ _id, name, surcharge }) => (
                <option key={_id} value={_id}>
                  {surcharge === '' ? name : `${name} (+ ${writeAmount(surcharge, currency)})`}
                </option>
              ))}
            </NativeSelect>
          ))}
        </div>
        <DialogActions submit={t('addLine')} onClose={onClose} />
      </form>
    </Modal>
  )
}

/** The line with its choices in the details, and their surcharges in the price. */
export function withSelection(
  line: Partial<QuotationLine>,
  selection: Selection,
): Partial<QuotationLine> {
  const { details = '', price = '' } = line
  return {
    ...line,
    details: [details, ...selectionLines(selection)].filter(Boolean).join('\n'),
    price: price === '' ? '' : addSurcharges(price, selection),
  }
}
