import { type PointerEvent, useRef } from 'react'

const MIN_SWIPE_PX = 40

/**
 * Pointer handlers that distinguish a horizontal swipe by finger or pen from scrolling and tapping.
 */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (start.current === null) return
      const x = clientX - start.current.x
      const y = clientY - start.current.y
      start.current = null
      if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
