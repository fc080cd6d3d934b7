import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '../../../../domain/api/products.ts'
import type { Selection } from '../selection.ts'
import { findNextCell, isSheetColumn, type SheetColumn } from './cell-navigation.ts'
import { isPrice, type Sheet } from './use-sheet.ts'

export const productsPath = '/admin/manage-store/products'

interface SheetKeysOptions {
  products: Product[]
  selection: Selection
  sheet: Sheet
  onDelete: (product: Product) => void
}

/** Keyboard shortcuts of the product list while a name or a cell has the focus. */
export function useSheetKeys({ products, selection, sheet, onDelete }: SheetKeysOptions) {
  const navigate = useNavigate()

  const onNameKey = (event: KeyboardEvent, product: Product) => {
    const toggle = () => selection.toggle(product._id, event.shiftKey)
    const actions: Record<string, () => void> = {
      ' ': toggle,
      x: toggle,
      e: () => navigate(`${productsPath}/${product._id}`),
      v: () => navigate(`${productsPath}/view/${product._id}`),
      Delete: () => onDelete(product),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  const onCellKey = (event: KeyboardEvent, product: Product, column: SheetColumn) => {
    if (column === 'name' || column === 'unique') return
    const isCleared = event.key === 'Delete' || event.key === 'Backspace'
    const isTyped = isPrice(column) && event.key.length === 1 && event.key !== ' '
    if (event.key !== 'F2' && !isTyped && !(isPrice(column) && isCleared)) return
    event.preventDefault()
    if (event.key === 'F2') sheet.openCell(product, column)
    else sheet.openCell(product, column, isCleared ? '' : event.key)
  }

  return (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event
    // Events of menus and dialogs of a row come here too, and fields have keys of their own.
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return
    if (target.matches('input:not([type="checkbox"])')) return
    if (event.key === 'Escape') selection.clear()
    if ((event.metaKey || event.ctrlKey) && event.key === 'a') {
      event.preventDefault()
      selection.toggleAll()
      return
    }
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
    const row = products.findIndex(({ _id }) => _id === id)
    const product = products[row]
    const { cell } = target.dataset
    if (product === undefined || !isSheetColumn(cell)) return
    const next = findNextCell({ row, column: cell }, event.key, products.length)
    const nextProduct = next === null ? undefined : products[next.row]
    if (next !== null && nextProduct !== undefined) {
      event.preventDefault()
      sheet.focusCell(nextProduct._id, next.column)
    } else if (cell === 'name') onNameKey(event, product)
    else onCellKey(event, product, cell)
  }
}
