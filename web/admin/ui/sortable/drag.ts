import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { findItems } from './sorted-elements.ts'

/** Dragged entry: its offset in pixels, and the index it would take. */
export interface Drag {
  from: number
  to: number
  dx: number
  dy: number
}

interface Press {
  from: number
  /** Start and current position of the pointer in the viewport, without scrolling. */
  start: { x: number; y: number }
  pointer: { x: number; y: number }
  /** Initial boxes of the entries, in the coordinates of the scroll container. */
  boxes: DOMRect[]
  scroller: Element
  scrolled: number
  /** Initial maximum of `scrollTop`: an entry dragged beyond the end must not extend it. */
  end: number
}

const DRAG_THRESHOLD_PX = 4
const SCROLL_EDGE_PX = 64
const SCROLL_SPEED_PX_PER_SECOND = 900

/** Drags an entry with the pointer, and scrolls while the pointer is near an edge. */
export function useDrag(
  container: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const press = useRef<Press | null>(null)
  const frame = useRef(0)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<Drag | null>(null)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const stop = () => {
    cancelAnimationFrame(frame.current)
    press.current = null
    setDrag(null)
  }
  const follow = () => {
    if (press.current !== null) setDrag(carry(press.current))
  }
  const scrollOn = (last: number) => {
    frame.current = requestAnimationFrame((now) => {
      if (press.current === null) return
      if (scrollAtEdge(press.current, now - last)) follow()
      scrollOn(now)
    })
  }

  return {
    drag,
    stop,
    wasDragged: () => wasDragged.current,
    onPointerDown: (from: number) => (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || container.current === null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      wasDragged.current = false
      press.current = take(container.current, from, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (press.current === null) return
      const { start } = press.current
      const isFar =
        Math.hypot(event.clientX - start.x, event.clientY - start.y) >= DRAG_THRESHOLD_PX
      if (!wasDragged.current && !isFar) return
      press.current.pointer = { x: event.clientX, y: event.clientY }
      if (!wasDragged.current) scrollOn(performance.now())
      wasDragged.current = true
      follow()
    },
    onPointerUp: () => {
      // Not from the state, which a quick drag has not rendered yet.
      if (press.current !== null && wasDragged.current) {
        const { from, to } = carry(press.current)
        onDrop(from, to)
      }
      stop()
    },
    onPointerCancel: stop,
  }
}

function take(container: HTMLElement, from: number, point: { x: number; y: number }): Press {
  const scroller = scrollerOf(container)
  const boxes = findItems(container).map((item) => {
    const { x, y, width, height } = item.getBoundingClientRect()
    return new DOMRect(x, y + scroller.scrollTop, width, height)
  })
  const end = scroller.scrollHeight - scroller.clientHeight
  return { from, start: point, pointer: point, boxes, scroller, scrolled: scroller.scrollTop, end }
}

/** The entry takes the index whose centre is nearest to its own. */
function carry({ from, start, pointer, boxes, scroller, scrolled }: Press): Drag {
  const dx = pointer.x - start.x
  const dy = pointer.y - start.y + scroller.scrollTop - scrolled
  const own = boxes[from]
  if (own === undefined) return { from, to: from, dx, dy }
  const distances = boxes.map((box) =>
    Math.hypot(middle(box).x - middle(own).x - dx, middle(box).y - middle(own).y - dy),
  )
  return { from, to: distances.indexOf(Math.min(...distances)), dx, dy }
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Scrolls faster the nearer the edge is. Returns true if the position changed. */
function scrollAtEdge({ pointer, scroller, end }: Press, milliseconds: number): boolean {
  const isPage = scroller === document.scrollingElement
  const box = scroller.getBoundingClientRect()
  const top = isPage ? 0 : Math.max(0, box.top)
  const bottom = isPage ? window.innerHeight : Math.min(window.innerHeight, box.bottom)
  const above = Math.min(1, (top + SCROLL_EDGE_PX - pointer.y) / SCROLL_EDGE_PX)
  const below = Math.min(1, (pointer.y - bottom + SCROLL_EDGE_PX) / SCROLL_EDGE_PX)
  const share = above > 0 ? -above : Math.max(0, below)
  const before = scroller.scrollTop
  const wanted = before + (share * SCROLL_SPEED_PX_PER_SECOND * milliseconds) / 1000
  const target = Math.max(0, Math.min(Math.max(before, end), wanted))
  if (share !== 0) scroller.scrollTo({ top: target, behavior: 'instant' })
  return scroller.scrollTop !== before
}

function scrollerOf(element: Element): Element {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (above === document.body) break
    const scrolls = /auto|scroll/.test(getComputedStyle(above).overflowY)
    if (scrolls && above.scrollHeight > above.clientHeight) return above
  }
  return document.scrollingElement ?? document.documentElement
}
