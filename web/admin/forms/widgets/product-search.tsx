import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Ref, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { useData } from '../../app/use-data.ts'
import styles from './widgets.module.css'

interface ProductSearchProps {
  inputRef?: Ref<HTMLInputElement>
  /** Ids that are not offered. */
  without?: readonly string[]
  disabled?: boolean
  /** Text beside a product's name. */
  describe?: (product: Product) => string
  onChoose: (product: Product) => void
}

const MAX_OFFERED = 20
/** More than these would make each answer large; typing finds the rest. */
const MAX_LEFT_OUT = 200

/** Search field that adds products to a list, one after the other. */
export function ProductSearch(props: ProductSearchProps) {
  const { inputRef, without = [], disabled = false, describe, onChoose } = props
  const t = useTranslations('forms.widgets.productSearch')
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words, 200)
  const limit = MAX_OFFERED + Math.min(without.length, MAX_LEFT_OUT)
  const { data } = useData(productEndpoints.list, {}, { q, limit })
  const found = new Map(
    (data?.categoryItemData ?? [])
      .filter(({ _id }) => !without.includes(_id))
      .map((product) => [product._id, product]),
  )
  return (
    <Select
      ref={inputRef}
      value={null}
      data={[...found.values()].map(({ _id, name }) => ({
        value: _id,
        label: name || t('unnamed'),
      }))}
      onChange={(id) => {
        const product = found.get(id ?? '')
        if (product !== undefined) onChoose(product)
        setWords('')
      }}
      renderOption={({ option }) => {
        const product = found.get(option.value)
        return (
          <span className={styles.foundProduct}>
            {option.label}
            {product !== undefined && describe !== undefined && <small>{describe(product)}</small>}
          </span>
        )
      }}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options }) => options}
      nothingFoundMessage={t('none')}
      placeholder={disabled ? t('full') : t('add')}
      aria-label={t('add')}
      disabled={disabled}
    />
  )
}
