import { useEffect, useState } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { chatAddress, useSite } from '../content/site.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import css from './order-bar.module.css'
import type { ProductView } from './product-page.server.ts'

/** Id of the order button's box on the page. */
export const orderButtonId = 'order'

interface OrderBarProps {
  product: ProductView
  /** Label of the order button. */
  orderAction: string
}

/**
 * Order button at the bottom of a phone's screen, while the one on the page is off-screen. It is the
 * last element of the page and sticky, so it never covers the last line, and it keeps its space
 * while it is hidden, so nothing moves.
 */
export function OrderBar({ product, orderAction }: OrderBarProps) {
  const orderButton = useOrderButton(product._id)
  const langOf = useFieldLanguage()
  if (chatAddress(useSite(), '', product.chatAddress) === null) return null
  return (
    <aside className={css.root} data-order-button={orderButton}>
      <div className={css.words}>
        <b lang={langOf(product, 'name')}>{product.name}</b>
        <OfferLine offer={product.offer} className={css.offer} />
      </div>
      <OrderLink product={product} action={orderAction} className={`${css.order}`} small />
    </aside>
  )
}

/** Part of the order button that has to be visible; the style sheet has the same. */
const SEEN_RATIO = 0.9
/** Area below the fixed header. */
const seenArea = { rootMargin: '-80px 0px 0px', threshold: SEEN_RATIO }

/** State of the page's order button: on the screen or not; undefined until it is known. */
function useOrderButton(productId: string): 'seen' | 'unseen' | undefined {
  const [state, setState] = useState<'seen' | 'unseen'>()
  useEffect(() => {
    const button = document.getElementById(orderButtonId)
    if (button === null) return
    const observer = new IntersectionObserver((entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0
      setState(ratio >= SEEN_RATIO ? 'seen' : 'unseen')
    }, seenArea)
    observer.observe(button)
    return () => observer.disconnect()
  }, [productId])
  return state
}

interface OrderLinkProps {
  product: ProductView
  /** Label, unless the product is sold. */
  action: string
  className: string
  small?: boolean
}

/** Opens a chat about the product; less prominent if it is sold. */
export function OrderLink({ product, action, className, small = false }: OrderLinkProps) {
  const soldAction = product.offer?.soldAction
  return (
    <EnquiryLink
      className={`${soldAction ? button.line : button.chat} ${className}`}
      source="product"
      products={[product._id]}
      choices={product.enquired}
      message={product.orderMessage}
      address={product.chatAddress}
    >
      <Icon name="chat" small={small} />
      {soldAction ?? action}
    </EnquiryLink>
  )
}
