import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/** Narrowest picture and gap between two, in CSS pixels. */
const MIN_TILE_PX = 156
const GAP_PX = 12
/** Lines below a picture, until they are measured. */
const CAPTION_PX = 52
/** Rows rendered above and below the visible ones. */
const OVERSCAN = 2

export type GridLayout = ReturnType<typeof useGridLayout>

/** Columns of a grid by its width, and the entry with the focus. */
export function useGridLayout(total: number, start: number) {
  const root = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [focused, setFocused] = useState(start)
  useLayoutEffect(() => {
    const { current } = root
    if (current === null) return
    // Before the first paint, so that the grid has its height when its place is restored.
    setWidth(current.clientWidth)
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const columns =
    width === 0 ? 0 : Math.max(2, Math.floor((width + GAP_PX) / (MIN_TILE_PX + GAP_PX)))
  const rowHeight = columns === 0 ? 0 : (width + GAP_PX) / columns - GAP_PX + CAPTION_PX
  const focusedRow = columns === 0 ? 0 : Math.floor(focused / columns)
  const options = {
    count: columns === 0 ? 0 : Math.ceil(total / columns),
    estimateSize: () => rowHeight,
    gap: GAP_PX,
    overscan: OVERSCAN,
    // The row with the focus stays, wherever the pointer scrolls to.
    rangeExtractor(range: Range) {
      const visible = defaultRangeExtractor(range)
      if (visible.includes(focusedRow) || focusedRow >= range.count) return visible
      return [...visible, focusedRow].sort((one, other) => one - other)
    },
  }
  return { root, columns, rowHeight, options, total, focused, setFocused }
}
