import { orderMessage } from '../../../domain/chat.ts'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../enquiry-link.tsx'
import { productPath } from '../shop/product-teaser.ts'
import { useSite } from '../site.ts'
import type { ProductView } from './product-page.server.ts'

interface OrderLinkProps {
  product: ProductView
  className: string
  small?: boolean
}

/** Opens the chat with the whole product in the message. */
export function OrderLink({ product, className, small = false }: OrderLinkProps) {
  const { origin } = useSite()
  const message = orderMessage(
    { ...product, material: product.fullMaterial },
    origin + productPath(product._id),
  )
  return (
    <EnquiryLink
      className={className}
      source="product"
      products={[product._id]}
      message={message}
      quotesReference
    >
      <Icon name="chat" small={small} />
      Order on WhatsApp
    </EnquiryLink>
  )
}
