import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef } from 'react'

interface Loop {
  /** Ref of the box around the row of slides. */
  view: RefObject<HTMLDivElement | null>
  turn: (step: 1 | -1) => void
}

/**
 * Endless carousel. Until it comes near the viewport, and without JavaScript, it is a row with
 * native scrolling; the style sheet sets the number of visible slides.
 */
export function useLoop(): Loop {
  const view = useRef<HTMLDivElement>(null)
  const carousel = useRef<EmblaCarouselType>(undefined)

  useEffect(() => {
    const box = view.current
    if (box === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        loopOf(box).then(
          (loop) => {
            if (view.current === box) carousel.current = loop
            else loop.destroy()
          },
          // Without the library it stays a scrolling row.
          () => {},
        )
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(box)
    return () => {
      observer.disconnect()
      carousel.current?.destroy()
      carousel.current = undefined
      delete box.dataset.loop
    }
  }, [])

  const turn = (step: 1 | -1) => {
    const loop = carousel.current
    if (loop === undefined) {
      if (view.current !== null) scrollOn(view.current, step)
    } else if (step === 1) loop.scrollNext()
    else loop.scrollPrev()
  }
  return { view, turn }
}

async function loopOf(box: HTMLElement): Promise<EmblaCarouselType> {
  const { default: EmblaCarousel } = await import('embla-carousel')
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  box.dataset.loop = 'on'
  box.scrollLeft = 0
  return EmblaCarousel(box, { loop: true, align: 'start', duration: prefersReducedMotion ? 0 : 25 })
}

function scrollOn(box: HTMLElement, step: 1 | -1): void {
  const slide = box.querySelector('li')
  const rest = box.scrollWidth - box.clientWidth
  const target = box.scrollLeft + step * (slide?.offsetWidth ?? box.clientWidth)
  const wrapped = target > rest + 8 ? 0 : target < -8 ? rest : target
  box.scrollTo({ left: wrapped, behavior: 'smooth' })
}
