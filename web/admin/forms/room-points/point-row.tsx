import { ActionIcon } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grip, SortableItem } from '../../ui/sortable.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { ProductSearch } from '../widgets/product-search.tsx'
import rows from '../widgets/references-widget.module.css'
import styles from './points-widget.module.css'

interface PointRowProps {
  index: number
  name: string
  /** Undefined while it loads, and for a mark without one. */
  product: Product | undefined
  isSearching: boolean
  onSearch: () => void
  onChoose: (id: string) => void
  onRemove: () => void
}

/** Mark of a room in the list below its photograph. */
export function PointRow(props: PointRowProps) {
  const { index, name, product, isSearching, onSearch, onChoose, onRemove } = props
  const t = useTranslations('forms.roomPoints')
  const search = useRef<HTMLInputElement>(null)
  const number = index + 1
  return (
    <SortableItem id={String(index)} className={rows.row}>
      <Grip name={name} />
      <span className={styles.number}>{number}</span>
      {isSearching ? (
        <div className={rows.name}>
          <ProductSearch inputRef={search} without={none} onChoose={({ _id }) => onChoose(_id)} />
        </div>
      ) : (
        <>
          <Thumbnail picture={product?.images[0]} size={32} />
          <span className={rows.name}>{name}</span>
          <ActionIcon aria-label={t('change', { number: String(number), name })} onClick={onSearch}>
            <Icon name="edit" size={16} />
          </ActionIcon>
        </>
      )}
      <ActionIcon aria-label={t('remove', { number: String(number), name })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </SortableItem>
  )
}

/** A product may be marked twice, so all are offered. */
const none: readonly string[] = []
