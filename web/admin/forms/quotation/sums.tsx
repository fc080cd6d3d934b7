import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { writeAmount } from '../../../../domain/money/price.ts'
import { type Sums, sumUp } from '../../../../domain/quotation/sums.ts'
import { useShop } from '../../app/shop-settings.tsx'
import type { FormValues } from '../form-values.ts'
import styles from './quotation.module.css'
import { readSummed } from './quotation-lines.ts'

/** Sums of what is typed so far. */
function useSums(control: Control<FormValues>): Sums {
  const { currency } = useShop()
  const [lines, discount, delivery, advancePercent] = useWatch({
    control,
    name: ['lines', 'discount', 'delivery', 'advancePercent'],
  })
  return sumUp(readSummed({ lines, discount, delivery, advancePercent }), currency)
}

/** Total of what is typed so far. */
export function LiveTotal({ control }: { control: Control<FormValues> }) {
  const t = useTranslations('forms.quotation')
  const { currency } = useShop()
  const { total } = useSums(control)
  return (
    <span className={`soft no-wrap ${styles.total}`}>
      {t('total')} <b>{writeAmount(total, currency)}</b>
    </span>
  )
}

/** How the total comes about. */
export function LiveSums({ control }: { control: Control<FormValues> }) {
  const t = useTranslations('forms.quotation')
  const { currency } = useShop()
  const { subtotal, discount, delivery, total, advance } = useSums(control)
  const rows = [
    { name: 'subtotal', amount: subtotal, sign: '' },
    { name: 'discount', amount: discount, sign: '−' },
    { name: 'delivery', amount: delivery, sign: '' },
    { name: 'total', amount: total, sign: '' },
    { name: 'advance', amount: advance, sign: '' },
  ] as const
  const isSaid = ({ name, amount }: (typeof rows)[number]) =>
    name === 'subtotal' || name === 'total' || amount !== '0'
  return (
    <dl className={`sums ${styles.sums}`} aria-label={t('sums')}>
      {rows.filter(isSaid).map(({ name, amount, sign }) => (
        <div key={name} data-row={name}>
          <dt>{t(name)}</dt>
          <dd>
            {sign}
            {writeAmount(amount, currency)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
