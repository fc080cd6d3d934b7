/** Columns of the product list that arrow keys reach, from left to right. */
const sheetColumns = ['name', 'price', 'salePrice', 'availability', 'visibility', 'unique'] as const
export type SheetColumn = (typeof sheetColumns)[number]

export interface CellPosition {
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

export function isSheetColumn(text: string | undefined): text is SheetColumn {
  return sheetColumns.some((column) => column === text)
}
