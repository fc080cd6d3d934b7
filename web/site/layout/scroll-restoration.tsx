import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'

/**
 * A new page starts at its top, reached smoothly (the stylesheet says how), and with the focus on
 * its content. Going back lands at once where the visitor was: a slow ride there would only be in
 * the way.
 */
export function ScrollRestoration({ mainId }: { mainId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const keepsScroll = useKeepsScroll()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!keepsScroll) document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId, keepsScroll])
  useScrollBehaviour()
  // The router's own component adds a script that does what a browser does by itself.
  useScrollRestoration()
  return null
}

/** Whether a page only changed what it shows, under the hands of the visitor: `{ keepsFocus: true }`. */
export function useKeepsScroll(): boolean {
  const { state } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  return !isReturn && typeof state === 'object' && state !== null && 'keepsFocus' in state
}

/** Before `useScrollRestoration`, since effects run in that order and its effect does the scrolling. */
function useScrollBehaviour() {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  useLayoutEffect(() => {
    if (isReturn) document.documentElement.style.scrollBehavior = 'auto'
  })
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
  })
}
