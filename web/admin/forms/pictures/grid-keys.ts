interface GridShape {
  /** Number of entries. */
  total: number
  columns: number
  /** Rows that fit on the screen. */
  rows: number
}

/**
 * Entry that a key leads to in a grid that is read row by row. Null for keys that move nowhere,
 * which keep what they do in the browser; at an edge the position stays the same.
 */
export function findNextEntry(
  index: number,
  { key, isWhole }: { key: string /** With Ctrl or Cmd. */; isWhole: boolean },
  { total, columns, rows }: GridShape,
): number | null {
  const last = total - 1
  const rowStart = index - (index % columns)
  /** The same column, some rows away; in a short last row the last entry. */
  const down = (count: number) => {
    const target = index + count * columns
    if (target <= last) return target
    return Math.floor(last / columns) > Math.floor(index / columns) ? last : index
  }
  const up = (count: number) => {
    const target = index - count * columns
    return target >= 0 ? target : index % columns
  }
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'ArrowRight':
      return Math.min(last, index + 1)
    case 'ArrowUp':
      return up(1)
    case 'ArrowDown':
      return down(1)
    case 'PageUp':
      return up(Math.max(1, rows))
    case 'PageDown':
      return down(Math.max(1, rows))
    case 'Home':
      return isWhole ? 0 : rowStart
    case 'End':
      return isWhole ? last : Math.min(last, rowStart + columns - 1)
    default:
      return null
  }
}
