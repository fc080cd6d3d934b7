import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { pageKeyOf } from '../../ui/open-layers.tsx'
import { PageOutputContext } from '../content/page-output.tsx'

/**
 * Scroll and focus management: a new page scrolls smoothly to its top (see the style sheet) and
 * focuses its content. Going back jumps to the previous position without animation.
 */
export function ScrollAndFocus({ mainId }: { mainId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const keepsScroll = useKeepsScroll()
  const { isInert = false } = use(PageOutputContext)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!keepsScroll) document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId, keepsScroll])
  return (
    <>
      <ScrollBehaviour />
      {!isInert && <ScrollRestoration getKey={pageKeyOf} />}
    </>
  )
}

/** True for navigations that only change the current view: `{ keepsFocus: true }`. */
export function useKeepsScroll(): boolean {
  const { state } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  return !isReturn && typeof state === 'object' && state !== null && 'keepsFocus' in state
}

/** Must come before `ScrollRestoration`: effects run in order and its effect scrolls. */
function ScrollBehaviour() {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  useLayoutEffect(() => {
    if (isReturn) document.documentElement.style.scrollBehavior = 'auto'
  })
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
  })
  return null
}
