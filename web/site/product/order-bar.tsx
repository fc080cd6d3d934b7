import { type RefObject, useEffect, useState } from 'react'
import button from '../../ui/button.module.css'
import { chatAddress, useSite } from '../site.ts'
import css from './order-bar.module.css'
import { OrderLink } from './order-link.tsx'
import type { ProductView } from './product-page.server.ts'

interface OrderBarProps {
  product: ProductView
  orderRef: RefObject<HTMLDivElement | null>
}

/** On a phone: the order button again, at the foot of the screen, once the first one has left it. */
export function OrderBar({ product, orderRef }: OrderBarProps) {
  const isVisible = useHasLeft(orderRef)
  if (chatAddress(useSite(), '', product.chatAddress) === null) return null
  return (
    <div className={isVisible ? `${css.root} ${css.shown}` : css.root}>
      <b>{product.name}</b>
      <OrderLink product={product} className={`${button.chat} ${css.order}`} small />
    </div>
  )
}

/** Whether an element was on the screen, or above it, and is not there now. */
function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    let wasSeen = false
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return
      wasSeen ||= entry.isIntersecting || entry.boundingClientRect.bottom < 0
      setHasLeft(wasSeen && !entry.isIntersecting)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasLeft
}
