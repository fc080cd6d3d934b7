import { addresses } from '../../../domain/addresses.ts'
import button from '../../ui/button.module.css'
import card from '../../ui/card.module.css'
import grow from '../../ui/grow.module.css'
import { Icon } from '../../ui/icon.tsx'
import track from '../../ui/slider.module.css'
import { EnquiryLink } from '../enquiry-link.tsx'
import { PageLink } from '../page-link.tsx'
import type { MissingProduct } from '../product/missing-product.server.ts'
import type { ProductTeaser } from '../shop/product-teaser.ts'
import type { Site } from '../site.ts'
import { FallenSwing } from './fallen-swing.tsx'
import css from './lost.module.css'
import { Photo } from './photo.tsx'
import { SectionHead } from './section-head.tsx'

const sizes = '(min-width:1336px)394px,(min-width:1024px)30vw,(min-width:768px)46vw,92vw'

interface NotFoundProps {
  site: Site | undefined
  /** What the page that threw found out. */
  found: unknown
}

/** What stands for a page, product or category that is not there. */
export default function NotFound({ site, found }: NotFoundProps) {
  const product = site !== undefined && isMissingProduct(found) ? found : null
  return (
    <>
      <section className="section" aria-labelledby="lost-h">
        <title>{`Page not found${site === undefined ? '' : ` | ${site.brand}`}`}</title>
        <div className={`wrap ${css.grid}`}>
          <div className={css.text}>
            <p className="eyebrow">404</p>
            <h1 id="lost-h">This seat is empty</h1>
            <p className="sub">
              {product === null
                ? 'The page you are looking for has moved, or was never here. The rest of the house is still open.'
                : 'The piece in this link has left the house, or was never here. Ask us about it, or look at what is there.'}
            </p>
            <Ways product={product} />
            {site !== undefined && <Categories categories={site.categories} />}
          </div>
          <FallenSwing />
        </div>
      </section>
      {product !== null && product.pieces.length > 0 && <Pieces product={product} />}
    </>
  )
}

function Ways({ product }: { product: MissingProduct | null }) {
  const category = product?.category ?? null
  return (
    <div className={css.ways}>
      {product !== null && (
        <EnquiryLink
          className={button.chat}
          source="product"
          message={product.message}
          address={product.address}
        >
          <Icon name="chat" small />
          Ask about the piece in this link
        </EnquiryLink>
      )}
      {category === null ? (
        <PageLink className={button.ink} to={addresses.shop}>
          All products
        </PageLink>
      ) : (
        <PageLink className={button.ink} to={addresses.category(category._id)}>
          All {category.name}
        </PageLink>
      )}
      <PageLink className={button.line} to={addresses.home}>
        Home
      </PageLink>
    </div>
  )
}

function Categories({ categories }: Pick<Site, 'categories'>) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="Where to go instead">
      <ul className={css.links}>
        {categories.slice(0, 6).map(({ _id, name }) => (
          <li key={_id}>
            <PageLink className={grow.root} to={addresses.category(_id)}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pieces({ product: { pieces, isSimilar } }: { product: MissingProduct }) {
  return (
    <section className="section section--sand" aria-labelledby="pieces-h">
      <div className="wrap">
        <SectionHead id="pieces-h" title={isSimilar ? 'Similar pieces' : 'Our newest pieces'} />
        <ul className={track.root}>
          {pieces.map((piece) => (
            <li key={piece._id}>
              <Piece piece={piece} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Piece({ piece: { _id, name, picture, material } }: { piece: ProductTeaser }) {
  return (
    <PageLink className={card.root} to={addresses.product(_id)}>
      <Photo picture={picture} sizes={sizes} alt="" />
      <div className={card.row}>
        <h3>{name}</h3>
        {material !== '' && <span>{material}</span>}
      </div>
    </PageLink>
  )
}

function isMissingProduct(found: unknown): found is MissingProduct {
  return typeof found === 'object' && found !== null && 'pieces' in found
}
