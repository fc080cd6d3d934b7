import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Drag, useDrag } from './drag.ts'
import { withEntryMoved } from './entry-order.ts'
import { findGrip } from './sorted-elements.ts'

interface SortableOptions {
  count: number
  /** Name of an entry for announcements. */
  nameOf: (index: number) => string
  /** `to` may be one beyond either end if the longer list continues there. */
  onMove: (from: number, to: number) => void
  /** Number of entries before this page of a longer list, and in total. */
  offset?: number
  total?: number
  /** Moves an entry to an end of the longer list. */
  onMoveToEnd?: (from: number, end: 'first' | 'last') => void
}

interface Lift {
  from: number
  at: number
}

export interface Sortable {
  /** Indices in render order; differs from 0…n only while an entry is moved by keyboard. */
  order: number[]
  container: (element: HTMLElement | null) => void
  itemProps: (index: number) => Record<`data-${string}`, string | undefined> & {
    style?: { transform: string }
  }
  grip: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    'data-grip': string
  }
  place: (index: number) => { number: number; of: number }
  /** Moves an entry at once, for the menu of its drag handle. */
  move: (from: number, to: number) => void
  moveToEnd: (from: number, end: 'first' | 'last') => void
  /** True if the following click ends a drag. */
  wasDragged: () => boolean
  /** Text for a live region. */
  announcement: string
}

/**
 * Reorders entries by pointer, or by keyboard on the drag handle: Space lifts, arrows move, Space
 * drops, Escape cancels.
 */
export function useSortable({
  count,
  nameOf,
  onMove,
  offset = 0,
  total = count,
  onMoveToEnd,
}: SortableOptions): Sortable {
  const t = useTranslations('ui.sortable')
  const container = useRef<HTMLElement | null>(null)
  const [lift, setLift] = useState<Lift | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const order = useMemo(() => {
    const indices = Array.from({ length: count }, (_, index) => index)
    return lift === null ? indices : withEntryMoved(indices, lift.from, lift.at)
  }, [count, lift])

  // Moving a DOM node blurs it.
  useEffect(() => {
    if (lift === null || container.current === null) return
    findGrip(container.current, lift.from)?.focus()
  }, [lift])

  const placeWords = (index: number) => ({
    number: String(offset + index + 1),
    total: String(total),
  })

  const move = (from: number, to: number) => {
    if (offset + to < 0 || offset + to >= total || from === to) return
    setAnnouncement(t('moved', { name: nameOf(from), ...placeWords(to) }))
    onMove(from, to)
  }

  const { drag, stop, wasDragged, onPointerDown, ...pointer } = useDrag(container, move)

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag !== null) {
      event.stopPropagation()
      stop()
      return
    }
    if (lift === null) {
      if (event.key !== ' ') return
      event.preventDefault()
      setLift({ from: index, at: index })
      setAnnouncement(t('lifted', { name: nameOf(index), ...placeWords(index) }))
      return
    }
    const step = stepOf(event.key)
    if (step !== 0) {
      event.preventDefault()
      event.stopPropagation()
      const at = Math.min(count - 1, Math.max(0, lift.at + step))
      setLift({ ...lift, at })
      setAnnouncement(t('place', placeWords(at)))
    } else if (event.key === ' ' || event.key === 'Enter' || event.key === 'Tab') {
      if (event.key !== 'Tab') event.preventDefault()
      setLift(null)
      if (lift.at === lift.from) setAnnouncement(t('stays', { name: nameOf(lift.from) }))
      else move(lift.from, lift.at)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setLift(null)
      setAnnouncement(t('back', { name: nameOf(lift.from), number: placeWords(lift.from).number }))
    }
  }

  return {
    order,
    announcement,
    move,
    moveToEnd: (from, end) =>
      onMoveToEnd === undefined
        ? move(from, end === 'first' ? 0 : count - 1)
        : onMoveToEnd(from, end),
    wasDragged,
    place: (index) => ({ number: offset + order.indexOf(index) + 1, of: total }),
    container: (element) => {
      container.current = element
    },
    itemProps: (index) => ({
      'data-sort-item': '',
      'data-lifted': drag?.from === index || lift?.from === index ? '' : undefined,
      'data-drop': getDropIndicator(drag, index),
      style:
        drag?.from === index ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined,
    }),
    grip: (index) => ({
      onPointerDown: onPointerDown(index),
      ...pointer,
      onKeyDown: onKeyDown(index),
      'data-grip': String(index),
    }),
  }
}

function stepOf(key: string): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return 1
  if (key === 'ArrowUp' || key === 'ArrowLeft') return -1
  return 0
}

/** Drop indicator at the new position, but not at the entry's own. */
function getDropIndicator(drag: Drag | null, index: number): string | undefined {
  if (drag === null || drag.to === drag.from || drag.to !== index) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}
