import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../enquiry-link.tsx'
import { useTexts } from '../texts.ts'
import type { ProductView } from './product-page.server.ts'

interface OrderLinkProps {
  product: ProductView
  className: string
  small?: boolean
}

/** Opens the chat with the whole product in the message. */
export function OrderLink({ product, className, small = false }: OrderLinkProps) {
  const { orderAction } = useTexts<'product'>()
  return (
    <EnquiryLink
      className={className}
      source="product"
      products={[product._id]}
      message={product.orderMessage}
      address={product.chatAddress}
    >
      <Icon name="chat" small={small} />
      {orderAction}
    </EnquiryLink>
  )
}
