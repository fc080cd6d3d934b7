import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Picture } from '../../ui/picture.tsx'
import { useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import type { CardSwatches } from '../product/choices/swatch-parts.tsx'
import { SwatchRow } from '../product/choices/swatch-row.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import { SwingLogo } from '../ui/swing-logo.tsx'
import css from './unique-products.module.css'

const sizes = '(min-width:1336px)256px,(min-width:900px)20vw,(min-width:600px)44vw,112px'

/** Most products that stand one below the other on phones; more lie in a row. */
const MAX_STACKED = 6

interface UniqueProps {
  products: (WithFallbacks & {
    path: string
    name: string
    category: string
    image: PictureData | null
    swatches?: CardSwatches
  })[]
}

export function Unique({ products }: UniqueProps) {
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
                  <small className="clip" lang={langOf(rest, 'createdBy')}>
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
        <Picture picture={image} sizes={sizes} srcsetKind="small" alt="" />
      )}
      <svg className={css.ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="49.5" pathLength="100" />
      </svg>
    </span>
  )
}
