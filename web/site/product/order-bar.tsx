import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { chatAddress, useSite } from '../content/site.ts'
import css from './order-bar.module.css'
import { OrderLink } from './order-link.tsx'
import type { ProductView } from './product-page.server.ts'

interface OrderBarProps {
  product: ProductView
  orderRef: RefObject<HTMLDivElement | null>
}

/**
 * Order button at the bottom of a phone's screen, while the main one is off-screen. It is the last
 * element of the page and sticky, so that it never covers the last line.
 */
export function OrderBar({ product, orderRef }: OrderBarProps) {
  const isOffScreen = useIsOffScreen(orderRef)
  const hasChat = chatAddress(useSite(), '', product.chatAddress) !== null
  if (!isOffScreen || !hasChat) return null
  return createPortal(
    <aside className={css.root}>
      <b>{product.name}</b>
      <OrderLink product={product} className={`${css.order}`} small />
    </aside>,
    document.body,
  )
}

/** Area below the fixed header. */
const seen = { rootMargin: '-80px 0px 0px' }

/** True if an element is outside the viewport; false until the observer has reported. */
function useIsOffScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOffScreen, setOffScreen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => {
      setOffScreen(!entries.at(-1)?.isIntersecting)
    }, seen)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOffScreen
}
