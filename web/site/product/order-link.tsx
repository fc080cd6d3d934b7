import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import type { ProductView } from './product-page.server.ts'

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
