import type { VirtualItem } from '@tanstack/react-virtual'
import { type MouseEvent, useEffect } from 'react'
import styles from './picture-grid.module.css'
import type { PictureSelection } from './picture-selection.ts'
import { PictureTile } from './picture-tile.tsx'
import { type GridKeysOptions, useGridKeys } from './use-grid-keys.ts'
import type { Picture } from './use-pictures.ts'

export interface GridRowsProps extends GridKeysOptions {
  /** Accessible name. */
  label: string
  /** Path of a picture's own screen; without it, pictures are buttons. */
  addressOf?: (picture: Picture) => string
  rows: GridKeysOptions['rows'] & {
    getVirtualItems: () => VirtualItem[]
    getTotalSize: () => number
    measureElement: (row: HTMLElement | null) => void
  }
  /** Distance of the grid from the top of what scrolls. */
  margin: number
}

/** Visible rows of a grid of pictures, with what pointer and keys do. */
export function GridRows(props: GridRowsProps) {
  const { label, state, selection, addressOf, onOpen, layout, rows, margin } = props
  const { root, columns, total, focused, setFocused } = layout
  const visible = rows.getVirtualItems()
  const keys = useGridKeys(props)
  useEffect(() => {
    state.show(
      visible.flatMap(({ index }) => [index * columns, Math.min(total, (index + 1) * columns) - 1]),
    )
  })

  const onClick = (event: MouseEvent) => {
    const { target } = event
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
    const index = Number(control?.dataset.place)
    const picture = control === null ? undefined : state.at(index)
    if (control === null || picture === undefined) return
    const isCheck = control.dataset.check !== undefined
    setFocused(index)
    if (selection !== undefined && event.shiftKey) keys.extendTo(index)
    else if (selection !== undefined && (isCheck || selection.isSelecting)) keys.toggle(index)
    else if (event.ctrlKey || event.metaKey) return
    else onOpen(picture, index)
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot leave gaps
    <div
      ref={root}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={selection !== undefined}
      aria-rowcount={Math.ceil(total / Math.max(1, columns))}
      aria-colcount={columns}
      aria-busy={state.isFetching}
      className={styles.root}
      style={{ height: rows.getTotalSize() }}
      data-selecting={selection?.isSelecting ? '' : undefined}
      onClick={onClick}
      onKeyDown={keys.onKeyDown}
    >
      {visible.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div
          key={row.key}
          ref={rows.measureElement}
          role="row"
          tabIndex={-1}
          aria-rowindex={row.index + 1}
          data-index={row.index}
          className={styles.row}
          style={{
            transform: `translateY(${row.start - margin}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {placesOf(row.index, columns, total).map((place, column) => (
            <PictureTile
              key={place}
              place={place}
              column={column + 1}
              picture={state.at(place)}
              addressOf={addressOf}
              isFocusable={place === focused}
              isChosen={isChosen(selection, state.at(place))}
              isSelectable={selection !== undefined}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function placesOf(row: number, columns: number, total: number): number[] {
  const first = row * columns
  return Array.from({ length: Math.min(columns, total - first) }, (_, column) => first + column)
}

function isChosen(selection: PictureSelection | undefined, picture: Picture | undefined): boolean {
  return picture !== undefined && selection?.has(picture._id) === true
}
