import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { moved } from './moved.ts'

interface SortableOptions {
  count: number
  /** What an entry is called when its move is announced. */
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
  /** Entries stand side by side too. */
  grid?: boolean
  /** Where these are only a part of a longer list: how many come before them, and how many there are. */
  offset?: number
  total?: number
  /** Moves an entry to an end of the longer list. */
  onMoveFar?: (from: number, end: 'first' | 'last') => void
}

/** An entry in the hand: `slot` is the gap it would fall into. */
interface Drag {
  from: number
  slot: number
  dx: number
  dy: number
}
interface Lift {
  from: number
  at: number
}

export interface Sortable {
  /** The indices in the order to draw them in; differs from 0…n only while the keyboard moves one. */
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
  /** Moves one at once, as the menu of a grip does. */
  move: (from: number, to: number) => void
  moveFar: (from: number, end: 'first' | 'last') => void
  /** Whether the click that follows belongs to a drag. */
  wasDragged: () => boolean
  /** For a live region. */
  announcement: string
}

const dragThreshold = 4
const scrollZone = 64

/**
 * Puts entries into another order by pointer, or by keyboard on the grip: Space lifts, arrows move,
 * Space drops, Escape puts back.
 */
export function useSortable({
  count,
  nameOf,
  onMove,
  grid = false,
  offset = 0,
  total = count,
  onMoveFar,
}: SortableOptions): Sortable {
  const container = useRef<HTMLElement | null>(null)
  const press = useRef<{ from: number; x: number; y: number; boxes: DOMRect[] } | null>(null)
  const dragged = useRef(false)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [lift, setLift] = useState<Lift | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const order = useMemo(() => {
    const indices = Array.from({ length: count }, (_, index) => index)
    return lift === null ? indices : moved(indices, lift.from, lift.at)
  }, [count, lift])

  // Moving a node takes the focus from it.
  useEffect(() => {
    if (lift === null) return
    container.current?.querySelector<HTMLElement>(`[data-grip="${lift.from}"]`)?.focus()
  }, [lift])

  const stop = () => {
    press.current = null
    setDrag(null)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to) return
    setAnnouncement(`${nameOf(from)} is now at place ${offset + to + 1} of ${total}.`)
    onMove(from, to)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = press.current
    if (start === null) return
    const dx = event.pageX - start.x
    const dy = event.pageY - start.y
    if (drag === null && Math.hypot(dx, dy) < dragThreshold) return
    dragged.current = true
    scrollAtEdge(event.clientY)
    setDrag({ from: start.from, slot: slotAt(start.boxes, event.pageX, event.pageY, grid), dx, dy })
  }

  const onPointerDown = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || container.current === null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = false
    const items = container.current.querySelectorAll<HTMLElement>('[data-sort-item]')
    press.current = { from, x: event.pageX, y: event.pageY, boxes: [...items].map(pageBox) }
  }

  const onPointerUp = () => {
    if (drag !== null) move(drag.from, drag.slot > drag.from ? drag.slot - 1 : drag.slot)
    stop()
  }

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
      setAnnouncement(
        `${nameOf(index)} lifted, place ${offset + index + 1} of ${total}. Arrow keys move it, Space drops it, Escape puts it back.`,
      )
      return
    }
    const step = stepOf(event.key)
    if (step !== 0) {
      event.preventDefault()
      event.stopPropagation()
      const at = Math.min(count - 1, Math.max(0, lift.at + step))
      setLift({ ...lift, at })
      setAnnouncement(`Place ${offset + at + 1} of ${total}.`)
    } else if (event.key === ' ' || event.key === 'Enter' || event.key === 'Tab') {
      if (event.key !== 'Tab') event.preventDefault()
      setLift(null)
      if (lift.at === lift.from) setAnnouncement(`${nameOf(lift.from)} stays at its place.`)
      else move(lift.from, lift.at)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setLift(null)
      setAnnouncement(`${nameOf(lift.from)} is back at place ${offset + lift.from + 1}.`)
    }
  }

  return {
    order,
    announcement,
    move,
    moveFar: (from, end) =>
      onMoveFar === undefined ? move(from, end === 'first' ? 0 : count - 1) : onMoveFar(from, end),
    wasDragged: () => dragged.current,
    place: (index) => ({ number: offset + order.indexOf(index) + 1, of: total }),
    container: (element) => {
      container.current = element
    },
    itemProps: (index) => ({
      'data-sort-item': '',
      'data-lifted': drag?.from === index || lift?.from === index ? '' : undefined,
      'data-drop': dropMark(drag, index, count),
      style:
        drag?.from === index ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined,
    }),
    grip: (index) => ({
      onPointerDown: onPointerDown(index),
      onPointerMove,
      onPointerUp,
      onPointerCancel: stop,
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

/** The line is drawn where the entry would come to stand, not beside itself. */
function dropMark(drag: Drag | null, index: number, count: number): string | undefined {
  if (drag === null || drag.slot === drag.from || drag.slot === drag.from + 1) return undefined
  if (drag.slot === index) return 'before'
  return drag.slot === count && index === count - 1 ? 'after' : undefined
}

/** In page coordinates, so that scrolling during a drag does not matter. */
function pageBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  return new DOMRect(box.x + window.scrollX, box.y + window.scrollY, box.width, box.height)
}

function slotAt(boxes: DOMRect[], x: number, y: number, grid: boolean): number {
  if (!grid) return boxes.filter((box) => box.y + box.height / 2 < y).length
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, index) => {
    const distance = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
    if (distance < least) {
      least = distance
      nearest = index
    }
  })
  const box = boxes[nearest]
  return box !== undefined && x > box.x + box.width / 2 ? nearest + 1 : nearest
}

function scrollAtEdge(clientY: number): void {
  if (clientY < scrollZone) window.scrollBy(0, -12)
  else if (clientY > window.innerHeight - scrollZone) window.scrollBy(0, 12)
}
