import { NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FilterName } from '../../../../domain/catalogue/product-filters.ts'
import { parametersOf } from '../../../../domain/catalogue/product-query.ts'
import { product } from '../../../../domain/content/product.ts'
import { publicationStatuses } from '../../../../domain/content/publication-status.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { productSorts } from '../../../../domain/shop/product-list.ts'
import { useMessageWriter } from '../../languages/language-provider.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NamedOptions, useCategories } from '../category-options.tsx'
import { useAvailabilityOptions } from '../product-labels.ts'
import styles from './product-filters.module.css'
import { countFilters, isFiltered, type ProductView, type SetFilter } from './product-query.ts'

interface ProductFiltersProps {
  view: ProductView
  /** Number of products found. */
  total: number
  onFilter: SetFilter
  onClear: () => void
}

/** Search, filters and sort order of the product list; on phones the filters are in a sheet. */
export function ProductFilters({ view, total, onFilter, onClear }: ProductFiltersProps) {
  const t = useTranslations('catalogue.filters.search')
  return (
    <div className={styles.root}>
      <FilterBar
        search={{
          label: t('label'),
          placeholder: t('placeholder'),
          value: view.q ?? '',
          onSearch: (q) => onFilter('q', q),
        }}
        count={countFilters(view)}
        show={t('show', { count: total })}
        canClear={isFiltered(view) || view.sort !== undefined}
        onClear={onClear}
        fields={(isLabelled) => (
          <FilterFields view={view} isLabelled={isLabelled} onFilter={onFilter} />
        )}
      />
    </div>
  )
}

interface FilterFieldsProps {
  view: ProductView
  /** Visible labels, as in a form. */
  isLabelled: boolean
  onFilter: SetFilter
}

function FilterFields({ view, isLabelled, onFilter }: FilterFieldsProps) {
  const t = useTranslations('catalogue.filters.fields')
  const sort = useTranslations('catalogue.filters.sorts')
  const status = useTranslations('catalogue.products.publicationStatus')
  const categories = useCategories()
  const availabilities = useAvailabilityOptions()
  const bind = (name: FilterName | 'sort', label: string) => ({
    label: isLabelled ? label : undefined,
    'aria-label': isLabelled ? undefined : label,
    value: (name === 'sort' ? view.sort : parametersOf(view, name)[0]) ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onFilter(name, event.currentTarget.value),
  })
  return (
    <>
      <NativeSelect {...bind('category', t('category'))}>
        <option value="">{t('allCategories')}</option>
        <NamedOptions of={categories} />
      </NativeSelect>
      <NativeSelect
        {...bind('availability', t('availability'))}
        data={[{ value: '', label: t('allAvailabilities') }, ...availabilities]}
      />
      <PriceFilter view={view} isLabelled={isLabelled} onFilter={onFilter} />
      <NativeSelect
        {...bind('unique', t('unique'))}
        data={[
          { value: '', label: t('uniqueOrNot') },
          { value: 'in', label: t('inUnique') },
          { value: 'out', label: t('notInUnique') },
        ]}
      />
      <NativeSelect
        {...bind('stage', t('visibility'))}
        data={[
          { value: '', label: t('allVisibilities') },
          ...publicationStatuses.map((value) => ({ value, label: status(value) })),
        ]}
      />
      <NativeSelect
        {...bind('sort', t('sort'))}
        data={[
          { value: '', label: t('shopOrder') },
          ...productSorts.map((value) => ({ value, label: sort(value) })),
        ]}
      />
    </>
  )
}

interface PriceFilterProps {
  view: Pick<ProductView, 'minPrice' | 'maxPrice'>
  isLabelled: boolean
  onFilter: SetFilter
}

/** Lowest and highest price in force. */
function PriceFilter({ view, isLabelled, onFilter }: PriceFilterProps) {
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
