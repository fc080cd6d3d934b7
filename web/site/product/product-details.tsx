import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import { Paragraphs } from '../sections/paragraphs.tsx'
import { storedOf } from '../shop/product-teaser.ts'
import { shopAddress, wholeShop } from '../shop/shop-query.ts'
import { Heart } from '../shortlist/heart.tsx'
import { useSite } from '../site.ts'
import { OrderLink } from './order-link.tsx'
import type { ProductView } from './product-page.server.ts'
import { ShareButton } from './share-button.tsx'

/** In letters: more would fill a phone's screen in the size of a heading. */
const longName = 90

interface ProductDetailsProps {
  product: ProductView
  /** Where the order button stands, for the bar that takes its place. */
  orderRef: RefObject<HTMLDivElement | null>
}

export function ProductDetails({ product, orderRef }: ProductDetailsProps) {
  const { name, category, categoryId, description } = product
  return (
    <div className="details">
      <div className="details__top">
        <div>
          {categoryId !== '' && <p className="eyebrow">{category}</p>}
          <h1 id="product-h" className={name.length > longName ? 'is-long' : undefined}>
            {name}
          </h1>
        </div>
        <Heart product={storedOf(product)} />
      </div>
      {description !== '' && <Paragraphs text={description} />}
      <table className="spec">
        <tbody>
          <Fact name="Category">
            {categoryId === '' ? null : <Link to={addresses.category(categoryId)}>{category}</Link>}
          </Fact>
          <Fact name="Tags" missing="No tags">
            {product.tags.length === 0 ? null : <Tags tags={product.tags} />}
          </Fact>
          <Fact name="Size">{product.size || null}</Fact>
          <Fact name="Material">{product.fullMaterial || null}</Fact>
        </tbody>
      </table>
      <Order product={product} orderRef={orderRef} />
      <Imprint id={product._id} />
    </div>
  )
}

/** On paper only: whose it is, and where it is found again. */
function Imprint({ id }: { id: string }) {
  const { brand, phone, origin } = useSite()
  return (
    <p className="imprint">
      {brand}
      {phone !== null && `, ${phone.text}`}
      <br />
      {origin + addresses.product(id)}
    </p>
  )
}

interface FactProps {
  name: string
  missing?: string
  children: ReactNode
}

function Fact({ name, missing = 'Not specified', children }: FactProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children ?? <span className="spec__missing">{missing}</span>}</td>
    </tr>
  )
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={shopAddress({ ...wholeShop, tag })}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}

function Order({ product, orderRef }: ProductDetailsProps) {
  const { phone } = useSite()
  return (
    <div className="order">
      <div ref={orderRef}>
        <OrderLink product={product} className="btn btn--chat btn--lg" />
      </div>
      <div className="order__row">
        {phone !== null && (
          <a className="btn btn--line" href={phone.href}>
            <Icon name="phone" small />
            Call us
          </a>
        )}
        <Link
          className="btn btn--line"
          to={`${addresses.contact}?product=${product._id}#message-h`}
        >
          Custom size
        </Link>
        <ShareButton title={product.name} />
      </div>
    </div>
  )
}
