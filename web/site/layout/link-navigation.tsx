import { useEffect, useState } from 'react'
import { createPath, PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { isPageAddress } from '../../../domain/urls/page-paths.ts'

/** How long somebody points at a link before it is meant. */
const PREFETCH_DELAY_MS = 80

/**
 * Follows the links to public pages without leaving the site, and fetches ahead what a visitor is
 * about to follow. Without it, and where something else has answered a click, they are links.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  const location = useLocation()
  const current = createPath(location)
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const link = linkOf(event.target)
      if (event.defaultPrevented || event.button !== 0 || isElsewhere || link === null) return
      event.preventDefault()
      const path = pathOf(link)
      const { preservesScroll } = link.dataset
      navigate(path, {
        replace: path === current,
        preventScrollReset: preservesScroll !== undefined,
        // One page melts into the next, where the browser can and the visitor likes things to move.
        viewTransition: preservesScroll === undefined && canTransitionTo(link),
        state: preservesScroll === undefined ? undefined : { keepsFocus: true },
      })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate, current])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = ({ target, type }: Event) => {
      clearTimeout(timer)
      const link = linkOf(target)
      // An opened menu puts the focus on its first link: that is nobody's wish.
      const isMeant = type !== 'focusin' || link?.matches(':focus-visible') === true
      if (link !== null && isMeant)
        timer = setTimeout(() => setWanted(pathOf(link)), PREFETCH_DELAY_MS)
    }
    const kinds = ['pointerover', 'focusin', 'touchstart']
    for (const kind of kinds) addEventListener(kind, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) removeEventListener(kind, intend)
    }
  }, [])

  return wanted === null || wanted === current ? null : <PrefetchPageLinks page={wanted} />
}

/** The link to a public page that an event is about. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target !== '' || link.origin !== location.origin) return null
  // A place on the same page is the browser's.
  const isPlace = link.getAttribute('href')?.startsWith('#') ?? true
  return isPlace || link.dataset.anew !== undefined || !isPageAddress(link.pathname) ? null : link
}

/** From further down, the ride to the top leads over, which a picture of the old page would hide. */
function canTransitionTo({ pathname }: HTMLAnchorElement): boolean {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isNear = scrollY < innerHeight && pathname !== location.pathname
  return 'startViewTransition' in document && isNear && !isStill
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}
