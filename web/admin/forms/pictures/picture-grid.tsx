import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { GridRows, type GridRowsProps } from './grid-rows.tsx'

/** Where a grid was left, so that it can be shown there again. */
export interface GridPlace {
  /** Search whose pictures it showed: `PicturesState.key`. */
  key: string
  /** Place in the list of the picture with the focus. */
  index: number
  scrollY: number
}

type PictureGridProps = Pick<
  GridRowsProps,
  'label' | 'state' | 'selection' | 'addressOf' | 'onOpen' | 'onDelete'
>

/** Narrowest picture and gap between two, in CSS pixels. */
const MIN_TILE_PX = 156
const GAP_PX = 12
/** Lines below a picture, until they are measured. */
const CAPTION_PX = 52
/** Rows rendered above and below the visible ones. */
const OVERSCAN = 2
/** Fixed bars at the edges of the screen. */
const BARS_PX = 132

interface PageGridProps extends PictureGridProps {
  /** Place where it starts, and which it keeps up to date. */
  place: RefObject<GridPlace | null>
}

/** Grid of all pictures found, of which only the visible rows are rendered; the page scrolls. */
export function PictureGrid({ place, ...props }: PageGridProps) {
  const { key } = props.state
  const [start] = useState(place.current?.key === key ? place.current : null)
  const layout = useGridLayout(props.state.total ?? 0, start?.index ?? 0)
  const [margin, setMargin] = useState(0)
  // Whatever is above the grid may have changed its height.
  useLayoutEffect(() => {
    const { top } = layout.root.current?.getBoundingClientRect() ?? { top: 0 }
    const present = Math.round(top + window.scrollY)
    if (present !== margin) setMargin(present)
  })
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    ...layout.options,
    scrollMargin: margin,
    scrollPaddingStart: BARS_PX,
    scrollPaddingEnd: BARS_PX,
  })
  const isRestored = useRef(start === null)
  useLayoutEffect(() => {
    if (isRestored.current || layout.columns === 0) return
    isRestored.current = true
    window.scrollTo(0, start?.scrollY ?? 0)
  }, [start, layout.columns])
  return (
    <GridRows
      {...props}
      layout={layout}
      rows={virtualizer}
      margin={margin}
      isFocused={start !== null}
      onOpen={(picture, index) => {
        place.current = { key, index, scrollY: window.scrollY }
        props.onOpen(picture, index)
      }}
    />
  )
}

interface ScrolledGridProps extends PictureGridProps {
  /** Element around the grid that scrolls, such as a dialog's. */
  scroller: RefObject<HTMLElement | null>
}

/** The same inside of an element that scrolls. */
export function ScrolledPictureGrid({ scroller, ...props }: ScrolledGridProps) {
  const layout = useGridLayout(props.state.total ?? 0, 0)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...layout.options,
    getScrollElement: () => scroller.current,
  })
  return <GridRows {...props} layout={layout} rows={virtualizer} margin={0} />
}

export type GridLayout = ReturnType<typeof useGridLayout>

/** Columns of a grid by its width, and the entry with the focus. */
function useGridLayout(total: number, start: number) {
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
