import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import card from '../../ui/card.module.css'
import { Picture } from '../../ui/picture.tsx'
import track from '../../ui/slider.module.css'
import { SliderArrows, SliderBars, useSlider } from '../../ui/slider.tsx'
import { usePageLabels, useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import type { CardSwatches } from '../product/choices/swatch-parts.tsx'
import { SwatchRow } from '../product/choices/swatch-row.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo, SwingLogo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './product-sections.module.css'

const discSizes = '(min-width:1336px)256px,(min-width:900px)20vw,(min-width:600px)44vw,112px'

/** Most products that are shown one below the other on phones; more are in a row. */
const MAX_STACKED = 6

interface HomeProductsProps {
  products: (WithFallbacks & {
    path: string
    name: string
    category: string
    image: PictureData | null
    swatches?: CardSwatches
  })[]
}

export function Unique({ products }: HomeProductsProps) {
  const texts = useTexts<'home'>()
  const langOf = useFieldLanguage()
  if (products.length === 0) return null
  return (
    <section className="section section--sand" aria-labelledby="unique-h">
      <div className="wrap">
        <SectionHeader id="unique-h" title={texts.uniqueTitle} subtitle={texts.uniqueText}>
          <PageLink className={button.line} to={addresses.contact}>
            {texts.uniqueAction}
          </PageLink>
        </SectionHeader>
        <ul className={products.length > MAX_STACKED ? `${css.root} ${css.row}` : css.root}>
          {products.map(({ path, name, category, image, swatches, ...rest }) => (
            <li key={path} data-reveal>
              <PageLink to={path}>
                <Disc image={image} />
                <span className={css.name}>
                  <span className="clip" lang={langOf(rest, 'name')}>
                    {name}
                  </span>
                  <small className="clip" lang={langOf(rest, 'category')}>
                    {category}
                  </small>
                  <SwatchRow swatches={swatches} />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Round photo with a ring that is drawn on hover. */
function Disc({ image }: { image: PictureData | null }) {
  return (
    <span className={css.disc}>
      {image === null ? (
        <span className={css.none}>
          <SwingLogo />
        </span>
      ) : (
        <Picture picture={image} sizes={discSizes} srcsetKind="small" alt="" />
      )}
      <svg className={css.ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="49.5" pathLength="100" />
      </svg>
    </span>
  )
}

const cardSizes = '(min-width:1336px)394px,(min-width:1024px)30vw,(min-width:768px)46vw,92vw'

export function Latest({ products }: HomeProductsProps) {
  const texts = useTexts<'home'>()
  const langOf = useFieldLanguage()
  const labels = usePageLabels('home')
  const slider = useSlider()
  if (products.length === 0) return null
  return (
    <section className="section section--paper" aria-labelledby="latest-h">
      <div className="wrap">
        <SectionHeader id="latest-h" title={texts.latestTitle} subtitle={texts.latestText}>
          <SliderArrows
            slider={slider}
            previous={labels.previousProducts}
            next={labels.nextProducts}
          />
        </SectionHeader>
        <ul className={track.root} ref={slider.track} data-reveal>
          {products.map(({ path, name, category, image, swatches, ...rest }) => (
            <li key={path}>
              <PageLink className={`${card.root} ${css.card}`} to={path}>
                <Photo picture={image} sizes={cardSizes} alt="" />
                <div className={card.row}>
                  <h3 className="clip" lang={langOf(rest, 'name')}>
                    {name}
                  </h3>
                  <span lang={langOf(rest, 'category')}>{category}</span>
                </div>
                <SwatchRow swatches={swatches} />
              </PageLink>
            </li>
          ))}
        </ul>
        <SliderBars
          slider={slider}
          count={products.length}
          describe={(number) => format(labels.goToProduct, { number })}
        />
      </div>
    </section>
  )
}
