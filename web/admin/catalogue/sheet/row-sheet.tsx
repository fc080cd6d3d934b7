import { useState } from 'react'
import type { Product } from '../../../../domain/api/products.ts'
import { type Action, ActionSheet } from '../../ui/actions-menu.tsx'
import { useProductLabels } from '../product-labels.ts'
import { RowFields } from './row-fields.tsx'
import type { ChangeProduct } from './use-product-changes.ts'

interface RowSheetProps {
  /** Product whose sheet is open. */
  product: Product | undefined
  products: Product[]
  isPriceFirst: boolean
  change: ChangeProduct
  actionsOf: (product: Product) => Action[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** Bottom sheet of a row on phones: the fields that the list changes, and the actions. */
export function RowSheet(props: RowSheetProps) {
  const { product, products, isPriceFirst, change, actionsOf, onOpen, onClose } = props
  const { nameOf } = useProductLabels()
  // The closing sheet still shows the last one.
  const [last, setLast] = useState(product)
  if (product !== undefined && product !== last) setLast(product)
  const shown = product ?? last
  if (shown === undefined) return null
  const index = products.findIndex(({ _id }) => _id === shown._id)
  const next = products[index + 1]
  return (
    <ActionSheet
      name={nameOf(shown)}
      actions={actionsOf(shown)}
      opened={product !== undefined}
      onClose={onClose}
    >
      <RowFields
        key={shown._id}
        product={shown}
        change={change}
        isPriceFirst={isPriceFirst}
        onNext={next === undefined ? null : () => onOpen(next._id)}
        onClose={onClose}
      />
    </ActionSheet>
  )
}
