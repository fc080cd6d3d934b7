import { Link } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { cardMessage } from '../../../domain/chat.ts'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../enquiry-link.tsx'
import { Photo } from '../sections/photo.tsx'
import { Heart } from '../shortlist/heart.tsx'
import { useSite } from '../site.ts'
import { type ProductTeaser, storedOf } from './product-teaser.ts'

const sizes =
  '(min-width: 1336px) 302px, (min-width: 1024px) 22vw, (min-width: 900px) 30vw, (min-width: 600px) 44vw, 45vw'

interface ProductCardProps {
  product: ProductTeaser
  /** The line below the name. */
  note: string
  /** Near enough to the top to be loaded without waiting for a scroll. */
  isEager?: boolean
}

export function ProductCard({ product, note, isEager = false }: ProductCardProps) {
  const { _id, name, picture } = product
  const { origin } = useSite()
  return (
    <li className="product card">
      <Link className="product__link" to={addresses.product(_id)}>
        <Photo picture={picture} sizes={sizes} alt="" priority={isEager} />
        <h2>{name}</h2>
        {note !== '' && <p>{note}</p>}
      </Link>
      <Heart product={storedOf(product)} />
      <EnquiryLink
        className="buy"
        source="shop"
        products={[_id]}
        message={cardMessage(name, origin + addresses.product(_id))}
      >
        <span className="buy__chip">
          <Icon name="chat" />
        </span>
        <span>
          Buy Via WhatsApp<span className="vh"> for {name}</span>
        </span>
      </EnquiryLink>
    </li>
  )
}
