import { useEffect } from 'react'
import { useLocation } from 'react-router'

const REVEAL_OFFSET_PX = 50

/**
 * Reveals `[data-reveal]` blocks once each when they enter the viewport. Nothing is hidden until
 * the first scroll on a page, and then only blocks below the fold: without JavaScript, with reduced
 * motion, in print and without scrolling everything is visible.
 */
export function useReveal(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          target.dataset.reveal = 'shown'
          observer.unobserve(target)
        }
      },
      { rootMargin: `0px 0px -${REVEAL_OFFSET_PX}px` },
    )
    const begin = () => {
      for (const block of document.querySelectorAll<HTMLElement>('main [data-reveal]')) {
        if (block.getBoundingClientRect().top < innerHeight) continue
        block.dataset.reveal = 'waiting'
        observer.observe(block)
      }
    }
    addEventListener('scroll', begin, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', begin)
      observer.disconnect()
      for (const block of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) {
        block.dataset.reveal = 'shown'
      }
    }
  }, [pathname])
}
