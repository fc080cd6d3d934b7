import button from '../../ui/button.module.css'
import card from '../../ui/card.module.css'
import track from '../../ui/slider.module.css'
import { SliderArrows, useSlider } from '../../ui/slider.tsx'
import { usePageLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './similar-products.module.css'

/** Fewer products are shown one at a time. */
const MIN_SLIDER_PRODUCTS = 4
const sizes = '(min-width:1336px)394px,(min-width:1024px)30vw,(min-width:768px)46vw,92vw'

export function SimilarProducts({ products }: { products: ProductTeaser[] }) {
  const texts = useTexts<'product'>()
  const labels = usePageLabels('product')
  const slider = useSlider()
  const langOf = useFieldLanguage()
  if (products.length === 0) return null
  const isFew = products.length < MIN_SLIDER_PRODUCTS
  return (
    <section className="section off-sheet" aria-labelledby="similar-h">
      <div className="wrap">
        <SectionHeader id="similar-h" title={texts.similarTitle} subtitle={texts.similarText}>
          {products.length > 1 && (
            <SliderArrows
              slider={slider}
              previous={labels.previousProducts}
              next={labels.nextProducts}
              loops
            />
          )}
        </SectionHeader>
        <ul className={`${track.root} ${isFew ? css.few : ''}`} ref={slider.track}>
          {products.map((product) => (
            <li key={product._id}>
              <PageLink
                className={`${card.root} ${css.card} ${isFew ? css.lying : ''}`}
                to={product.path}
              >
                <Photo picture={product.picture} sizes={sizes} alt="" />
                <div className={css.words}>
                  <div className={`${card.row} ${css.row}`}>
                    <h3 className={css.name} lang={langOf(product, 'name')}>
                      {product.name}
                    </h3>
                    {product.material !== '' && (
                      <span className={css.word} lang={langOf(product, 'material')}>
                        {product.material}
                      </span>
                    )}
                  </div>
                  <OfferLine offer={product.offer} />
                  <span className={`${button.grow} ${css.see}`}>{texts.similarAction}</span>
                </div>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
