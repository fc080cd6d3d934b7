import { Checkbox, Table, VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Product } from '../../../domain/api/products.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import table from '../ui/plain-table.module.css'
import { Grip, SortableStatus } from '../ui/sortable/drag-handle.tsx'
import { type Sortable, useSortable } from '../ui/sortable/sortable.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { When } from '../ui/timestamp.tsx'
import { nameOf } from './product-labels.ts'
import { isFiltered, type ProductView } from './product-query.ts'
import { useProductFigures } from './product-statistics.tsx'
import styles from './product-table.module.css'
import { PublicationStatusBadge } from './publication-status-badge.tsx'
import type { Selection } from './selection.ts'
import type { ProductsState } from './use-products.ts'

interface ProductTableProps {
  view: ProductView
  state: ProductsState
  products: Product[]
  selection: Selection
  onDelete: (product: Product) => void
}

const base = '/admin/manage-store/products'

export function ProductTable({ view, state, products, selection, onDelete }: ProductTableProps) {
  // Reordering needs the unfiltered list in the shop's own order.
  const canReorder = view.sort === '' && !isFiltered(view) && state.total > 1 && !state.stale
  const sortable = useSortable({
    count: products.length,
    offset: (view.page - 1) * view.size,
    total: state.total,
    nameOf: (index) => {
      const one = products[index]
      return one === undefined ? '' : nameOf(one)
    },
    onMove: state.move,
    onMoveToEnd: state.moveToEnd,
  })
  const onKeyDown = useRowKeys(products, selection, onDelete)
  const figures = useProductFigures(products.map(({ _id }) => _id))
  const all = selection.chosen.length === products.length

  return (
    <Table
      withRowBorders={false}
      className={`${table.root} ${styles.root}`}
      data-selecting={selection.selecting ? '' : undefined}
      data-arranging={canReorder ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <VisuallyHidden>Move</VisuallyHidden>
          </Table.Th>
          <Table.Th>
            <Checkbox
              aria-label="Select all on this page"
              checked={all}
              indeterminate={selection.chosen.length > 0 && !all}
              onChange={selection.toggleAll}
            />
          </Table.Th>
          <Table.Th>Product</Table.Th>
          <Table.Th>Category</Table.Th>
          <Table.Th>Something Unique</Table.Th>
          <Table.Th>Changed</Table.Th>
          <Table.Th className={styles.figure}>Enquiries (30 d)</Table.Th>
          <Table.Th className={styles.figure}>Views</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={sortable.container}>
        {sortable.order.map((index) => {
          const product = products[index]
          return product === undefined ? null : (
            <Row
              key={product._id}
              product={product}
              index={index}
              sortable={canReorder ? sortable : null}
              selection={selection}
              figures={figures.get(product._id)}
              onShow={(isShown) => state.show(product, isShown)}
              onDuplicate={() => state.duplicate(product)}
              onDelete={() => onDelete(product)}
              itemProps={sortable.itemProps(index)}
            />
          )
        })}
      </Table.Tbody>
      <caption>
        <VisuallyHidden>Products</VisuallyHidden>
        <SortableStatus sortable={sortable} />
      </caption>
    </Table>
  )
}

interface RowProps {
  product: Product
  index: number
  sortable: Sortable | null
  selection: Selection
  figures: { asked: number; viewed: number } | undefined
  onShow: (isShown: boolean) => void
  onDuplicate: () => void
  onDelete: () => void
  itemProps: ReturnType<Sortable['itemProps']>
}

function Row(props: RowProps) {
  const { product, index, sortable, selection, figures, onShow, onDuplicate, onDelete, itemProps } =
    props
  const name = nameOf(product)
  const isShown = product.isDisplaingInSomethingUnique
  const [cover] = product.images
  return (
    <Table.Tr
      {...itemProps}
      data-row={product._id}
      data-chosen={selection.has(product._id) ? '' : undefined}
    >
      <Table.Td>
        {sortable !== null && <Grip sortable={sortable} index={index} name={name} />}
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={selection.has(product._id)}
          onChange={() => {}}
          onClick={(event) => selection.toggle(product._id, event.shiftKey)}
        />
      </Table.Td>
      <Table.Td>
        <div className={styles.product}>
          <Thumbnail picture={cover} size={56} className={styles.thumbnail} />
          <div className={styles.words}>
            <Link to={`${base}/${product._id}`} className={styles.name}>
              {name}
            </Link>
            <PublicationStatusBadge product={product} />
            <div className={styles.below}>
              {isShown && <Icon name="star" size={14} filled className={styles.belowStar} />}
              <span>{product.createdBy?.name ?? 'No category'}</span>
            </div>
          </div>
        </div>
      </Table.Td>
      <Table.Td className={styles.soft}>{product.createdBy?.name ?? 'No category'}</Table.Td>
      <Table.Td>
        <button
          type="button"
          className={styles.star}
          aria-pressed={isShown}
          aria-label={`${isShown ? 'Shown: ' : ''}${name} in Something Unique`}
          onClick={() => onShow(!isShown)}
        >
          <Icon name="star" size={16} filled={isShown} />
          {isShown && 'Shown'}
        </button>
      </Table.Td>
      <Table.Td className={styles.soft}>
        <When at={product.updatedAt} />
      </Table.Td>
      <Table.Td className={styles.figure}>{figures?.asked}</Table.Td>
      <Table.Td className={styles.figure}>{figures?.viewed}</Table.Td>
      <Table.Td>
        <ActionsMenu
          name={name}
          actions={[
            { label: 'Edit', icon: 'edit', to: `${base}/${product._id}`, shortcut: 'E' },
            { label: 'View', icon: 'eye', to: `${base}/view/${product._id}`, shortcut: 'V' },
            { label: 'Duplicate', icon: 'copy', onClick: onDuplicate },
            { label: 'Delete', icon: 'trash', danger: true, shortcut: 'Del', onClick: onDelete },
          ]}
        />
      </Table.Td>
    </Table.Tr>
  )
}

/** Keyboard shortcuts of the list while a product name has the focus. */
function useRowKeys(
  products: Product[],
  selection: Selection,
  onDelete: (product: Product) => void,
) {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Escape') selection.clear()
    if ((event.metaKey || event.ctrlKey) && event.key === 'a') {
      event.preventDefault()
      selection.toggleAll()
      return
    }
    const link = event.target
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.altKey)
      return
    const id = link.closest<HTMLElement>('[data-row]')?.dataset.row
    const index = products.findIndex(({ _id }) => _id === id)
    const product = products[index]
    if (product === undefined) return
    const focusRow = (row: number) => {
      const next = products[row]
      if (next === undefined) return
      link.closest('tbody')?.querySelector<HTMLElement>(`[data-row="${next._id}"] a`)?.focus()
    }
    const actions: Record<string, () => void> = {
      ArrowDown: () => focusRow(index + 1),
      ArrowUp: () => focusRow(index - 1),
      ' ': () => selection.toggle(product._id, event.shiftKey),
      x: () => selection.toggle(product._id, event.shiftKey),
      e: () => navigate(`${base}/${product._id}`),
      v: () => navigate(`${base}/view/${product._id}`),
      Delete: () => onDelete(product),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }
}
