import { type PointerEvent, useRef } from 'react'

const MIN_SWIPE_PX = 40

/** Horizontal swipe by finger or pen; vertical ones scroll the page. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const swipedAt = useRef(0)
  return {
    /** True for the click that ends a swipe, which must be ignored. */
    justHappened: () => Date.now() - swipedAt.current < 400,
    handlers: {
      onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
        start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        if (start.current === null) return
        const [x, y] = [clientX - start.current.x, clientY - start.current.y]
        start.current = null
        if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < Math.abs(y)) return
        swipedAt.current = Date.now()
        onSwipe(x < 0 ? 1 : -1)
      },
      onPointerCancel() {
        start.current = null
      },
    },
  }
}
