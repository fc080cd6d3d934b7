import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { product } from '../../../../domain/content/product.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { useMessageWriter } from '../../languages/language-provider.tsx'
import styles from './product-filters.module.css'
import type { ProductView, SetFilter } from './product-query.ts'

interface PriceFilterProps {
  view: Pick<ProductView, 'minPrice' | 'maxPrice'>
  isLabelled: boolean
  onFilter: SetFilter
}

/** Lowest and highest price in force. */
export function PriceFilter({ view, isLabelled, onFilter }: PriceFilterProps) {
  const t = useTranslations('catalogue.filters.price')
  return (
    <div className={styles.prices}>
      {(['minPrice', 'maxPrice'] as const).map((name) => (
        <PriceBound
          key={name}
          label={t(name === 'minPrice' ? 'from' : 'to')}
          isLabelled={isLabelled}
          value={view[name] ?? ''}
          onBound={(value) => onFilter(name, value)}
        />
      ))}
    </div>
  )
}

interface PriceBoundProps {
  label: string
  isLabelled: boolean
  value: string
  onBound: (value: string) => void
}

const DEBOUNCE_MS = 400

/** Debounced; what is no amount filters nothing and says so. */
function PriceBound({ label, isLabelled, value, onBound }: PriceBoundProps) {
  const write = useMessageWriter()
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // The value changes from outside on Back or when all filters are cleared.
  if (value !== seen) {
    setSeen(value)
    setText(value)
  }
  const typed = text.trim()
  const isAmount = typed === '' || readDecimal(typed) !== null
  useEffect(() => {
    if (!isAmount || typed === value) return
    const timer = setTimeout(() => onBound(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [isAmount, typed, value, onBound])
  return (
    <TextInput
      label={isLabelled ? label : undefined}
      aria-label={isLabelled ? undefined : label}
      placeholder={isLabelled ? undefined : label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isAmount ? undefined : write(product.fields.price.invalid)}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
