import { type RefObject, useEffect, useRef, useState } from 'react'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import css from './slider.module.css'

export interface Slider {
  /** Ref of the `<ul>`, which the browser scrolls and snaps. */
  track: RefObject<HTMLUListElement | null>
  /** Index of the slide at the left edge, from 0. */
  current: number
  /** Highest possible value of `current`. */
  last: number
  go: (slide: number) => void
}

/**
 * Tracks the scroll position of a row of slides, and scrolls it. The style sheet sets the number of
 * visible slides.
 */
export function useSlider(): Slider {
  const track = useRef<HTMLUListElement>(null)
  const [{ current, last }, setPlace] = useState({ current: 0, last: 1 })

  useEffect(() => {
    const list = track.current
    if (list === null) return
    const updatePlace = () => setPlace(placeOf(list))
    updatePlace()
    list.addEventListener('scroll', updatePlace, { passive: true })
    const observer = new ResizeObserver(updatePlace)
    observer.observe(list)
    return () => {
      list.removeEventListener('scroll', updatePlace)
      observer.disconnect()
    }
  }, [])

  const go = (slide: number) => {
    const list = track.current
    list?.scrollTo({ left: slide * stepOf(list) })
  }
  return { track, current, last, go }
}

interface SliderArrowsProps {
  slider: Slider
  /** Labels of the arrows. */
  previous: string
  next: string
  /** From the last slide on to the first, and back. */
  loops?: boolean
}

export function SliderArrows({ slider, previous, next, loops = false }: SliderArrowsProps) {
  const { current, last, go } = slider
  return (
    <div
      className={`${css.arrows} needs-script`}
      hidden={last === 0}
      data-loops={loops || undefined}
    >
      <button
        className={button.ring}
        type="button"
        aria-label={previous}
        aria-disabled={!loops && current === 0}
        onClick={() => go(current > 0 ? current - 1 : loops ? last : 0)}
      >
        <Icon name="left" />
      </button>
      <button
        className={button.ring}
        type="button"
        aria-label={next}
        aria-disabled={!loops && current === last}
        onClick={() => go(current < last ? current + 1 : loops ? 0 : last)}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}

interface SliderBarsProps {
  slider: Slider
  /** Total number of slides; the style sheet hides superfluous bars. */
  count: number
  /** Label of the button that goes to a slide, by the slide's number from 1. */
  describe: (number: number) => string
}

export function SliderBars({ slider: { current, go }, count, describe }: SliderBarsProps) {
  return (
    <div className={`${css.bars} needs-script`}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          aria-label={describe(slide + 1)}
          aria-current={slide === current || undefined}
          onClick={() => go(slide)}
        >
          <i />
        </button>
      ))}
    </div>
  )
}

function placeOf(list: HTMLElement): { current: number; last: number } {
  const step = stepOf(list)
  return {
    current: Math.round(list.scrollLeft / step),
    last: Math.max(0, Math.round((list.scrollWidth - list.clientWidth) / step)),
  }
}

/** Distance in pixels between the left edges of two slides. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.children
  if (first === undefined || second === undefined) return Math.max(1, list.clientWidth)
  return Math.max(1, second.getBoundingClientRect().left - first.getBoundingClientRect().left)
}
