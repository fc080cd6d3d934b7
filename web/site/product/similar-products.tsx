import { Link } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../sections/photo.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import type { ProductTeaser } from '../shop/product-teaser.ts'
import { useLoop } from './loop.ts'

/** From this many on, several stand side by side. */
const enough = 4
const sizes = '(min-width: 1336px) 394px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 92vw'

export function SimilarProducts({ products }: { products: ProductTeaser[] }) {
  const { view, turn } = useLoop()
  if (products.length === 0) return null
  const isFew = products.length < enough
  return (
    <section className="section section--flush-top similar" aria-labelledby="similar-h">
      <div className="wrap">
        <SectionHead
          id="similar-h"
          title="Similar Product"
          subtitle="Look at Our Most New Additions!"
        >
          {products.length > 1 && (
            <div className="arrows needs-script">
              <button
                className="icon-btn icon-btn--ring"
                type="button"
                aria-label="Previous products"
                onClick={() => turn(-1)}
              >
                <Icon name="left" />
              </button>
              <button
                className="icon-btn icon-btn--ring"
                type="button"
                aria-label="Next products"
                onClick={() => turn(1)}
              >
                <Icon name="right" />
              </button>
            </div>
          )}
        </SectionHead>
        <div className={isFew ? 'loop loop--few' : 'loop'} ref={view}>
          <ul className="loop__row">
            {products.map((product) => (
              <li key={product._id}>
                <Link className="card" to={addresses.product(product._id)} draggable={false}>
                  <Photo picture={product.picture} sizes={sizes} alt="" />
                  <div className="card__row">
                    <h3>{product.name}</h3>
                    {product.material !== '' && <span>{product.material}</span>}
                    <span className="card__see grow">See it</span>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
