import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

export interface Slideshow {
  current: number
  /** The slide that the current one is covering. */
  previous: number | null
  /** Whether the clock runs: not paused, and the tab is looked at. */
  isRunning: boolean
  isPaused: boolean
  /** Slides whose photographs are wanted: those up to the furthest one seen, and the next. */
  wants: (slide: number) => boolean
  go: (slide: number) => void
  next: () => void
  back: () => void
  togglePause: () => void
}

/** Which of `count` slides shows. The clock itself is the filling bar's animation, which calls `next`. */
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

/** Not before the script has taken over: a clock that ran out earlier would have told nobody. */
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
