import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { GridRows, type GridRowsProps } from './grid-rows.tsx'
import { useGridLayout } from './use-grid-layout.ts'

/** Place at which a grid was left, to be shown there again. */
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
