import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { useMessageWriter } from '../../languages/language-provider.tsx'
import { findNextCell, type SheetColumn } from './cell-navigation.ts'
import { type PriceField, type ProductChange, readPriceChange } from './product-change.ts'
import type { ChangeProduct } from './use-product-changes.ts'

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

export interface Sheet {
  open: OpenCell | null
  refusalOf: (id: string, column: EditableColumn) => CellRefusal | undefined
  openCell: (product: Product, column: EditableColumn, typed?: string) => void
  /** Closes the open cell without saving, and forgets what was refused there. */
  leave: () => void
  /** Closes the open cell with nothing changed. */
  close: () => void
  /**
   * Saves a price as typed and opens the next cell of the column. What is no price stays in the
   * cell: open after a key, closed when the focus has left.
   */
  commitPrice: (product: Product, column: PriceField, typed: string, step: Step | null) => void
  /** Saves a choice; `step` moves the focus on. */
  commitOption: (
    product: Product,
    column: EditableColumn,
    change: ProductChange,
    step: Step | null,
  ) => void
  focusCell: (id: string, column: SheetColumn) => void
}

/** Cells of the product list that are changed in place, as in a spreadsheet. */
export function useSheet(
  root: RefObject<HTMLElement | null>,
  products: Product[],
  changeProduct: ChangeProduct,
): Sheet {
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
    leave() {
      if (open !== null) refuse(open.id, open.column, null)
      close()
    },
    commitPrice(product, column, typed, step) {
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
    commitOption(product, column, change, step) {
      if (step === null) close()
      else moveOn(product, column, step)
      void save(product, column, '', change)
    },
  }
}

function cellSelector(id: string, column: SheetColumn): string {
  return `[data-row="${id}"] [data-cell="${column}"]`
}

export function isPrice(column: SheetColumn | undefined): column is PriceField {
  return column === 'price' || column === 'salePrice'
}

function storedValue(product: Product, column: EditableColumn): string {
  const { availability, availabilityNote } = product
  return column === 'availability' ? `${availability} ${availabilityNote}` : (product[column] ?? '')
}

function keyOf(id: string, column: EditableColumn): string {
  return `${id} ${column}`
}
