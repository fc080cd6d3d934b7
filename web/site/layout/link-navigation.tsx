import { useEffect, useState } from 'react'
import { createPath, PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { withBasename, withoutBasename } from '../../../domain/urls/language-paths.ts'
import { hasClientNavigation } from '../../../domain/urls/page-paths.ts'
import { useBasename } from '../content/language.ts'
import { isModifiedClick } from '../ui/page-link.tsx'

/** Hover time after which a link is prefetched. */
const PREFETCH_DELAY_MS = 80

/**
 * Client-side navigation for links to public pages, with prefetching on hover, focus and touch.
 * Without it, or if another handler has prevented the click, they are plain links.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  const location = useLocation()
  const basename = useBasename()
  const current = withBasename(createPath(location), basename)
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event.target, basename)
      if (event.defaultPrevented || event.button !== 0 || isModifiedClick(event) || link === null)
        return
      event.preventDefault()
      const path = pathOf(link)
      const { preservesScroll } = link.dataset
      // The router puts the basename in front.
      navigate(withoutBasename(path, basename) ?? path, {
        replace: path === current,
        preventScrollReset: preservesScroll !== undefined,
        // View transition, if the browser supports it and the visitor accepts motion.
        viewTransition: preservesScroll === undefined && canTransitionTo(link),
        state: preservesScroll === undefined ? undefined : { keepsFocus: true },
      })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate, current, basename])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = ({ target, type }: Event) => {
      clearTimeout(timer)
      const link = linkOf(target, basename)
      // An opened menu focuses its first link, which expresses no intent.
      const isMeant = type !== 'focusin' || link?.matches(':focus-visible') === true
      if (link === null || !isMeant) return
      timer = setTimeout(() => {
        // React Router reloads the page if it cannot load the scripts of the other one.
        if (navigator.onLine) setWanted(pathOf(link))
      }, PREFETCH_DELAY_MS)
    }
    const kinds = ['pointerover', 'focusin', 'touchstart']
    for (const kind of kinds) addEventListener(kind, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) removeEventListener(kind, intend)
    }
  }, [basename])

  return wanted === null || wanted === current ? null : <PrefetchPageLinks page={wanted} />
}

/** Link to a public page in this language around an event's target; null for any other. */
function linkOf(target: EventTarget | null, basename: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target !== '' || link.origin !== location.origin) return null
  // The browser handles hash links on the same page.
  const isPlace = link.getAttribute('href')?.startsWith('#') ?? true
  if (isPlace || link.dataset.anew !== undefined) return null
  const path = withoutBasename(link.pathname, basename)
  return path !== null && hasClientNavigation(path) ? link : null
}

/**
 * Only near the top: during a scroll to the top, the transition's snapshot of the old page would
 * hide the new one.
 */
function canTransitionTo({ pathname }: HTMLAnchorElement): boolean {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isNear = scrollY < innerHeight && pathname !== location.pathname
  return 'startViewTransition' in document && isNear && !isStill
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}
