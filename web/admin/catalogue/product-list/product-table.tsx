import { Checkbox, Table, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import type { Action } from '../../ui/actions-menu.tsx'
import table from '../../ui/plain-table.module.css'
import { Sortable } from '../../ui/sortable.tsx'
import { showFailure } from '../../ui/toast.tsx'
import { AvailabilityDialog } from '../bulk/availability-dialog.tsx'
import { useProductLabels } from '../product-labels.ts'
import { useProductFigures } from '../product-statistics.tsx'
import type { ProductChange } from './product-change.ts'
import { isFiltered, type ProductView } from './product-query.ts'
import { ProductRow } from './product-row.tsx'
import styles from './product-table.module.css'
import { RowSheet } from './row-sheet.tsx'
import type { Selection } from './selection.ts'
import type { ProductsState } from './use-products.ts'
import { useSheet, useSheetKeys } from './use-sheet.ts'

interface ProductTableProps {
  view: ProductView
  state: ProductsState
  products: Product[]
  selection: Selection
  onDelete: (product: Product) => void
}

export function ProductTable({ view, state, products, selection, onDelete }: ProductTableProps) {
  const t = useTranslations('catalogue.products.table')
  const { nameOf } = useProductLabels()
  // Reordering needs the unfiltered list in the shop's own order.
  const canReorder =
    view.sort === undefined && !isFiltered(view) && state.total > 1 && state.isCurrent
  const root = useRef<HTMLTableElement>(null)
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false })
  const sheet = useSheet(root, products, state.change)
  const onKeyDown = useSheetKeys({ products, selection, sheet, onDelete })
  const figures = useProductFigures(products.map(({ _id }) => _id))
  const [rowSheet, setRowSheet] = useState({ id: '', isPriceFirst: false })
  const [noteOf, setNoteOf] = useState<Product | null>(null)
  const find = (id: string) => products.find(({ _id }) => _id === id)
  const change = async (one: Product, wanted: ProductChange) => {
    const refusal = await state.change(one, wanted)
    if (refusal !== null) showFailure(refusal.message)
  }
  const show = (one: Product) => change(one, { isFeatured: !one.isFeatured })
  const actionsOf = (one: Product): Action[] => [
    { label: t('edit'), icon: 'edit', to: `${productScreens.address}/${one._id}`, shortcut: 'E' },
    {
      label: t('view'),
      icon: 'eye',
      to: `${productScreens.address}/view/${one._id}`,
      shortcut: 'V',
    },
    {
      label: t(one.isFeatured ? 'removeFromUnique' : 'addToUnique'),
      icon: 'star',
      onClick: () => void show(one),
    },
    { label: t('duplicate'), icon: 'copy', onClick: () => void state.duplicate(one) },
    {
      label: t('delete'),
      icon: 'trash',
      danger: true,
      shortcut: 'Del',
      onClick: () => onDelete(one),
    },
  ]

  return (
    <>
      <Sortable
        ids={products.map(({ _id }) => _id)}
        offset={(view.page - 1) * view.size}
        total={state.total}
        nameOf={(index) => (products[index] === undefined ? '' : nameOf(products[index]))}
        onMove={state.move}
        onMoveToEnd={state.moveToEnd}
      >
        <Table
          ref={root}
          withRowBorders={false}
          className={`${table.root} ${styles.root}`}
          data-selecting={selection.selecting ? '' : undefined}
          data-arranging={canReorder ? '' : undefined}
          onKeyDown={onKeyDown}
        >
          <Header products={products} selection={selection} isPhone={isPhone} />
          <Table.Tbody>
            {products.map((product) => (
              <ProductRow
                key={product._id}
                product={product}
                canMove={canReorder}
                selection={selection}
                sheet={sheet}
                figures={figures.get(product._id)}
                isPhone={isPhone}
                actions={actionsOf(product)}
                onShow={() => void show(product)}
                onNote={() => setNoteOf(product)}
                onSheet={(isPriceFirst) => setRowSheet({ id: product._id, isPriceFirst })}
              />
            ))}
          </Table.Tbody>
          <caption>
            <VisuallyHidden>{t('caption')}</VisuallyHidden>
          </caption>
        </Table>
      </Sortable>
      <RowSheet
        product={isPhone ? find(rowSheet.id) : undefined}
        products={products}
        isPriceFirst={rowSheet.isPriceFirst}
        change={state.change}
        actionsOf={actionsOf}
        onOpen={(id) => setRowSheet({ id, isPriceFirst: true })}
        onClose={() => {
          const { id, isPriceFirst } = rowSheet
          // Later, because the sheet returns the focus to the row that it was opened from.
          if (isPriceFirst) setTimeout(() => sheet.focusCell(id, 'price'))
          setRowSheet({ id: '', isPriceFirst: false })
        }}
      />
      {noteOf !== null && (
        <AvailabilityDialog
          chosen={[noteOf]}
          initial={noteOf}
          onClose={() => setNoteOf(null)}
          onChange={(availability, availabilityNote) => {
            setNoteOf(null)
            void change(find(noteOf._id) ?? noteOf, { availability, availabilityNote })
          }}
        />
      )}
    </>
  )
}

interface HeaderProps {
  products: Product[]
  selection: Selection
  isPhone: boolean
}

function Header({ products, selection, isPhone }: HeaderProps) {
  const t = useTranslations('catalogue.products.table')
  const all = products.every(({ _id }) => selection.has(_id))
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th className={styles.grip}>
          <VisuallyHidden>{t('move')}</VisuallyHidden>
        </Table.Th>
        <Table.Th className={styles.check}>
          <Checkbox
            aria-label={t('selectAll')}
            checked={all}
            indeterminate={selection.chosen.length > 0 && !all}
            onChange={selection.toggleAll}
          />
        </Table.Th>
        <Table.Th>{t('product')}</Table.Th>
        <Table.Th className={styles.priceHead}>{t('price')}</Table.Th>
        {!isPhone && (
          <>
            <Table.Th className={styles.priceHead}>{t('salePrice')}</Table.Th>
            <Table.Th>{t('availability')}</Table.Th>
            <Table.Th>{t('visibility')}</Table.Th>
            <Table.Th className={styles.uniqueCell}>{t('unique')}</Table.Th>
            <Table.Th className={styles.changed}>{t('changed')}</Table.Th>
            <Table.Th className={styles.figure}>{t('enquiries')}</Table.Th>
            <Table.Th className={styles.figure}>{t('views')}</Table.Th>
          </>
        )}
        <Table.Th className={styles.actions}>
          <VisuallyHidden>{t('actions')}</VisuallyHidden>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  )
}
