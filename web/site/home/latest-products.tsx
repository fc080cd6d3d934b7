import type { Picture } from '../../../domain/media/media.ts'
import { format } from '../../../domain/text/message.ts'
import card from '../../ui/card.module.css'
import track from '../../ui/slider.module.css'
import { SliderArrows, SliderBars, useSlider } from '../../ui/slider.tsx'
import { usePageLabels } from '../content/labels.ts'
import { useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import type { CardSwatches } from '../product/choices/swatch-parts.tsx'
import { SwatchRow } from '../product/choices/swatch-row.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './latest-products.module.css'

const sizes = '(min-width:1336px)394px,(min-width:1024px)30vw,(min-width:768px)46vw,92vw'

interface LatestProps {
  products: (WithFallbacks & {
    path: string
    name: string
    category: string
    image: Picture | null
    swatches?: CardSwatches
  })[]
}

export function Latest({ products }: LatestProps) {
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
                <Photo picture={image} sizes={sizes} alt="" />
                <div className={card.row}>
                  <h3 className="clip" lang={langOf(rest, 'name')}>
                    {name}
                  </h3>
                  <span lang={langOf(rest, 'createdBy')}>{category}</span>
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
