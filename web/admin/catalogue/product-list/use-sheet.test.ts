import { describe, expect, it } from 'vitest'
import { findNextCell, type SheetColumn } from './use-sheet.ts'

const rows = 3

describe('keyboard navigation in the product sheet', () => {
  it.each<[string, number, SheetColumn, number, SheetColumn]>([
    ['ArrowDown', 0, 'price', 1, 'price'],
    ['ArrowDown', 2, 'price', 2, 'price'],
    ['ArrowUp', 2, 'visibility', 1, 'visibility'],
    ['ArrowUp', 0, 'name', 0, 'name'],
    ['ArrowRight', 1, 'name', 1, 'price'],
    ['ArrowRight', 1, 'price', 1, 'salePrice'],
    ['ArrowRight', 1, 'unique', 1, 'unique'],
    ['ArrowLeft', 1, 'price', 1, 'name'],
    ['ArrowLeft', 1, 'name', 1, 'name'],
    ['Home', 1, 'availability', 1, 'name'],
    ['End', 1, 'name', 1, 'unique'],
  ])('%s moves from row %i, %s to row %i, %s', (key, row, column, toRow, toColumn) => {
    expect(findNextCell({ row, column }, key, rows)).toEqual({ row: toRow, column: toColumn })
  })

  it.each(['Enter', 'Tab', 'a', 'PageDown', 'Escape'])(
    '%s does not move to another cell',
    (key) => {
      expect(findNextCell({ row: 0, column: 'price' }, key, rows)).toBeNull()
    },
  )
})
