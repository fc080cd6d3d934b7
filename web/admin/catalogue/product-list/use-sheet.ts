import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { useMessageWriter } from '../../languages/language-provider.tsx'
import { type PriceField, type ProductChange, readPriceChange } from './product-change.ts'
import type { Selection } from './selection.ts'
import type { ChangeProduct } from './use-product-changes.ts'

/** Columns of the product list that arrow keys reach, from left to right. */
const sheetColumns = ['name', 'price', 'salePrice', 'availability', 'visibility', 'unique'] as const
export type SheetColumn = (typeof sheetColumns)[number]

interface CellPosition {
  row: number
  column: SheetColumn
}

/**
 * Cell that a key leads to in a list of that many rows. Null for keys that move nowhere, which keep
 * what they do in the browser; at an edge the position stays the same.
 */
export function findNextCell(
  { row, column }: CellPosition,
  key: string,
  rows: number,
): CellPosition | null {
  const at = sheetColumns.indexOf(column)
  const columnAt = (index: number) => sheetColumns[index] ?? column
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column }
    case 'ArrowLeft':
      return { row, column: columnAt(at - 1) }
    case 'ArrowRight':
      return { row, column: columnAt(at + 1) }
    case 'Home':
      return { row, column: columnAt(0) }
    case 'End':
      return { row, column: columnAt(sheetColumns.length - 1) }
    default:
      return null
  }
}

function isSheetColumn(text: string | undefined): text is SheetColumn {
  return sheetColumns.some((column) => column === text)
}

type EditableColumn = Exclude<SheetColumn, 'name' | 'unique'>

interface OpenCell {
  id: string
  column: EditableColumn
  /** Text to start with instead of the stored value. */
  typed: string | null
  /** Stored value when the cell was opened. */
  before: string
}

/** Value that was not saved, with the sentence that says why. */
export interface CellRefusal {
  typed: string
  message: string
}

export type Step = 'ArrowUp' | 'ArrowDown'

export type Sheet = ReturnType<typeof useSheet>

/** Cells of the product list that are changed in place, as in a spreadsheet. */
export function useSheet(
  root: RefObject<HTMLElement | null>,
  products: Product[],
  changeProduct: ChangeProduct,
) {
  const t = useTranslations('catalogue.sheet.cells')
  const write = useMessageWriter()
  const [open, setOpen] = useState<OpenCell | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, CellRefusal>>(new Map())
  const pendingFocus = useRef<{ id: string; column: SheetColumn } | null>(null)

  const focusCell = (id: string, column: SheetColumn) => {
    root.current?.querySelector<HTMLElement>(cellSelector(id, column))?.focus()
  }
  useLayoutEffect(() => {
    if (open !== null || pendingFocus.current === null) return
    const { id, column } = pendingFocus.current
    pendingFocus.current = null
    focusCell(id, column)
  })

  const refuse = (id: string, column: EditableColumn, refusal: CellRefusal | null) =>
    setRefusals((last) => {
      const next = new Map(last)
      if (refusal === null) next.delete(keyOf(id, column))
      else next.set(keyOf(id, column), refusal)
      return next
    })

  const refusalOf = (id: string, column: EditableColumn) => refusals.get(keyOf(id, column))

  function openCell(product: Product, column: EditableColumn, typed?: string): void {
    const { _id: id } = product
    const text = typed ?? refusalOf(id, column)?.typed ?? null
    setOpen({ id, column, typed: text, before: storedValue(product, column) })
  }

  /** Closes the open cell with nothing changed. */
  function close(): void {
    if (open !== null) pendingFocus.current = { id: open.id, column: open.column }
    setOpen(null)
  }

  /** Opens a price in the next row, or focuses a choice there; at the end the focus stays. */
  function moveOn({ _id: id }: Product, column: EditableColumn, step: Step): void {
    const row = products.findIndex((one) => one._id === id)
    const next = products[findNextCell({ row, column }, step, products.length)?.row ?? row]
    if (next !== undefined && next._id !== id && isPrice(column)) {
      openCell(next, column)
      return
    }
    pendingFocus.current = { id: next?._id ?? id, column }
    setOpen(null)
  }

  async function save(
    product: Product,
    column: EditableColumn,
    typed: string,
    change: ProductChange,
  ): Promise<void> {
    refuse(product._id, column, null)
    const refusal = await changeProduct(product, change)
    if (refusal === null) return
    const message = refusal.errors[column] ?? Object.values(refusal.errors)[0] ?? refusal.message
    refuse(product._id, column, { typed, message })
  }

  return {
    open,
    refusalOf,
    openCell,
    close,
    focusCell,
    /** Closes the open cell without saving, and forgets what was refused there. */
    leave() {
      if (open !== null) refuse(open.id, open.column, null)
      close()
    },
    /**
     * Saves a price as typed and opens the next cell of the column. What is no price stays in the
     * cell: open after a key, closed when the focus has left.
     */
    commitPrice(product: Product, column: PriceField, typed: string, step: Step | null) {
      const { _id: id } = product
      const read = readPriceChange(product, { [column]: typed })
      const isOutdated =
        open !== null &&
        open.before !== storedValue(product, column) &&
        typed.trim() !== storedValue(product, column)
      if ('errors' in read || isOutdated) {
        const errors = 'errors' in read ? read.errors : {}
        const error = errors[column] ?? errors.salePrice
        const message = error === undefined ? t('outdated') : write(error)
        refuse(id, column, { typed, message })
        if (step === null) setOpen(null)
        else openCell(product, column, typed)
        return
      }
      if (step === null) setOpen(null)
      else moveOn(product, column, step)
      void save(product, column, typed, read.change)
    },
    /** Saves a choice; `step` moves the focus on. */
    commitOption(
      product: Product,
      column: EditableColumn,
      change: ProductChange,
      step: Step | null,
    ) {
      if (step === null) close()
      else moveOn(product, column, step)
      void save(product, column, '', change)
    },
  }
}

function cellSelector(id: string, column: SheetColumn): string {
  return `[data-row="${id}"] [data-cell="${column}"]`
}

function isPrice(column: SheetColumn | undefined): column is PriceField {
  return column === 'price' || column === 'salePrice'
}

function storedValue(product: Product, column: EditableColumn): string {
  const { availability, availabilityNote } = product
  return column === 'availability' ? `${availability} ${availabilityNote}` : (product[column] ?? '')
}

function keyOf(id: string, column: EditableColumn): string {
  return `${id} ${column}`
}

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
      e: () => navigate(`${productScreens.address}/${product._id}`),
      v: () => navigate(`${productScreens.address}/view/${product._id}`),
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
