import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

export interface Slideshow {
  current: number
  /** Slide that the current one is covering. */
  previous: number | null
  /** True unless paused or in a hidden tab. */
  isRunning: boolean
  isPaused: boolean
  /** True for slides whose photos should load: those up to the furthest one seen, and the next. */
  wants: (slide: number) => boolean
  go: (slide: number) => void
  next: () => void
  back: () => void
  togglePause: () => void
}

/**
 * State of a slideshow with `count` slides. The timer is the bar's fill animation, which calls
 * `next` at its end.
 */
export function useSlideshow(count: number): Slideshow {
  const [{ current, previous }, setPlace] = useState<{ current: number; previous: number | null }>({
    current: 0,
    previous: null,
  })
  const [reached, setReached] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isVisible = useVisible()

  const go = useCallback(
    (slide: number) => {
      const target = (slide + count) % count
      setPlace((place) =>
        place.current === target ? place : { current: target, previous: place.current },
      )
    },
    [count],
  )

  useEffect(() => setReached((before) => Math.max(before, current + 1)), [current])

  return {
    current,
    previous,
    isRunning: isVisible && !isPaused,
    isPaused,
    wants: (slide) => slide <= reached,
    go,
    next: () => go(current + 1),
    back: () => go(current - 1),
    togglePause: () => setPaused((before) => !before),
  }
}

/** False until hydration: an animation that ended earlier would have no listener. */
function useVisible(): boolean {
  return useSyncExternalStore(
    (tell) => {
      document.addEventListener('visibilitychange', tell)
      return () => document.removeEventListener('visibilitychange', tell)
    },
    () => !document.hidden,
    () => false,
  )
}
