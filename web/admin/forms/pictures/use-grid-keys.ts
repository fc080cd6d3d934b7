import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { findNextEntry } from './grid-keys.ts'
import type { PictureSelection } from './picture-selection.ts'
import type { GridLayout } from './use-grid-layout.ts'
import type { Picture, PicturesState } from './use-pictures.ts'

export interface GridKeysOptions {
  state: PicturesState
  /** Absent if one picture is chosen. */
  selection?: PictureSelection
  onOpen: (picture: Picture, index: number) => void
  onDelete?: () => void
  layout: GridLayout
  rows: { scrollToIndex: (index: number) => void }
  /** The picture where the grid starts gets the focus. */
  isFocused?: boolean
}

/** Start of a range, and what was selected before it. */
interface Anchor {
  index: number
  base: readonly Picture[]
}

/** Keyboard and selection of a grid of pictures. */
export function useGridKeys(props: GridKeysOptions) {
  const { state, selection, onOpen, onDelete, layout, rows, isFocused = false } = props
  const { root, columns, rowHeight, total, focused, setFocused } = layout
  const pendingFocus = useRef(isFocused ? focused : null)
  const anchor = useRef<Anchor | null>(null)

  // Once the picture is rendered, which may have to be loaded.
  useLayoutEffect(() => {
    const place = pendingFocus.current
    if (place === null) return
    const target = root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    if (target == null) return
    pendingFocus.current = null
    const { activeElement } = document
    const isElsewhere = activeElement?.matches('input, textarea, select, [role="dialog"] *')
    if (isElsewhere !== true) target.focus({ preventScroll: true })
  })

  function moveTo(index: number): void {
    pendingFocus.current = index
    setFocused(index)
    rows.scrollToIndex(Math.floor(index / columns))
    // The picture that has the focus may not be rendered any more.
    if (root.current?.querySelector(`[data-place="${index}"]`) === null)
      root.current.focus({ preventScroll: true })
  }

  function toggle(index: number): void {
    const picture = state.at(index)
    if (selection === undefined || picture === undefined) return
    anchor.current = null
    selection.toggle(picture)
  }

  function extendTo(index: number): void {
    if (selection === undefined) return
    const from = anchor.current ?? { index: focused, base: selection.chosen }
    anchor.current = from
    void state
      .readRange(from.index, index)
      .then((range) => selection.replace([...from.base, ...range]))
  }

  function act(key: string): boolean {
    const picture = state.at(focused)
    if (key === 'Escape' && selection?.isSelecting) {
      anchor.current = null
      selection.clear()
    } else if (key === ' ' && selection !== undefined) toggle(focused)
    else if ((key === 'Enter' || key === ' ') && picture !== undefined) onOpen(picture, focused)
    else if (key === 'Delete' && onDelete !== undefined && picture !== undefined) {
      if (selection !== undefined && selection.chosen.length === 0) selection.replace([picture])
      onDelete()
    } else return false
    return true
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isWhole = event.ctrlKey || event.metaKey
    if (event.altKey || columns === 0) return
    const viewRows = Math.floor(window.innerHeight / rowHeight) - 1
    const shape = { total, columns, rows: viewRows }
    const next = findNextEntry(focused, { key: event.key, isWhole }, shape)
    if (next !== null) {
      event.preventDefault()
      if (event.shiftKey) extendTo(next)
      else anchor.current = null
      moveTo(next)
    } else if (isWhole && event.key === 'a' && selection !== undefined) {
      event.preventDefault()
      void state.readRange(0, total - 1).then(selection.replace)
    } else if (!isWhole && act(event.key)) event.preventDefault()
  }

  return { onKeyDown, toggle, extendTo }
}
