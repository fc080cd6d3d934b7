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
 * On a phone: the order button again, at the foot of the screen, while the first one is off it. It is the
 * last element of the page and sticks to the screen from there, so that it covers no last line.
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

/** What the fixed header covers at the top is not seen. */
const seen = { rootMargin: '-80px 0px 0px' }

/** Whether an element is above or below the screen; false until the browser has said so. */
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
