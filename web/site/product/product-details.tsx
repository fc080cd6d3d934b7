import type { ReactNode, RefObject } from 'react'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useOpeningNotice } from '../chat/opening-notice.ts'
import { useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import { storedOf } from '../product-card/product-teaser.ts'
import { shopAddress, unfilteredQuery } from '../shop/shop-query.ts'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { OrderLink } from './order-link.tsx'
import css from './product-details.module.css'
import type { ProductView } from './product-page.server.ts'
import { QrButton } from './qr-button.tsx'
import { ShareButton } from './share-button.tsx'

/** Characters; a longer name would fill a phone's screen at heading size. */
const LONG_NAME_LENGTH = 90

interface ProductDetailsProps {
  product: ProductView
  /** Ref of the order button, which the sticky bar replaces when off-screen. */
  orderRef: RefObject<HTMLDivElement | null>
}

export function ProductDetails({ product, orderRef }: ProductDetailsProps) {
  const { name, category, categoryPath, description } = product
  const texts = useTexts<'product'>()
  return (
    <div className={css.root}>
      <div className={css.top}>
        <div className={css.title}>
          {categoryPath !== '' && <p className={`eyebrow ${css.category}`}>{category}</p>}
          <h1 id="product-h" className={name.length > LONG_NAME_LENGTH ? css.longName : css.name}>
            {name}
          </h1>
        </div>
        <div className={`${css.heart} off-sheet`}>
          <HeartButton product={storedOf(product)} />
        </div>
      </div>
      <OfferLine offer={product.offer} />
      {description !== '' && (
        <div className={css.text}>
          <Paragraphs text={description} />
        </div>
      )}
      <table className={css.spec}>
        <tbody>
          <Fact name={texts.factCategory}>
            {categoryPath === '' ? null : (
              <PageLink className={css.link} to={categoryPath}>
                {category}
              </PageLink>
            )}
          </Fact>
          <Fact name={texts.factTags} missing={texts.factNoTags}>
            {product.tags.length === 0 ? null : <Tags tags={product.tags} />}
          </Fact>
          <Fact name={texts.factSize}>{product.size || null}</Fact>
          <Fact name={texts.factMaterial}>{product.fullMaterial || null}</Fact>
        </tbody>
      </table>
      <Order product={product} orderRef={orderRef} />
      <Imprint path={product.path} />
    </div>
  )
}

/** Shop and URL of the product, for print only. */
function Imprint({ path }: { path: string }) {
  const { brand, phone, origin } = useSite()
  return (
    <p className={css.imprint}>
      {brand}
      {phone !== null && `, ${phone.text}`}
      <br />
      {origin + path}
    </p>
  )
}

interface FactProps {
  name: string
  missing?: string
  children: ReactNode
}

function Fact({ name, missing, children }: FactProps) {
  const { factNone } = useTexts<'product'>()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children ?? <span className={css.missing}>{missing ?? factNone}</span>}</td>
    </tr>
  )
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className={css.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink to={shopAddress({ ...unfilteredQuery, tag })}>{tag}</PageLink>
        </li>
      ))}
    </ul>
  )
}

function Order({ product, orderRef }: ProductDetailsProps) {
  const site = useSite()
  const { phone } = site
  const texts = useTexts<'product'>()
  const note = useOpeningNotice(site)
  return (
    <div className={`${css.order} off-sheet`}>
      <div className={css.chat} ref={orderRef}>
        <OrderLink product={product} className={`${button.large}`} />
      </div>
      {note !== '' && <small className={css.missing}>{note}</small>}
      <div className={css.ways}>
        {phone !== null && (
          <a className={`${button.line} ${css.way}`} href={phone.href}>
            <Icon name="phone" small />
            {texts.callAction}
          </a>
        )}
        <PageLink
          className={`${button.line} ${css.way}`}
          to={`${addresses.contact}?product=${product._id}#message-h`}
        >
          {texts.customSize}
        </PageLink>
        <QrButton product={product} />
        <ShareButton title={product.name} path={product.path} />
      </div>
    </div>
  )
}
