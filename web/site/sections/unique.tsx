import { addresses } from '../../../domain/addresses.ts'
import { fillIn } from '../../../domain/fill-in.ts'
import type { Picture as PictureData } from '../../../domain/media.ts'
import button from '../../ui/button.module.css'
import { Picture } from '../../ui/picture.tsx'
import { SwingMark } from '../frame/swing-mark.tsx'
import { PageLink } from '../page-link.tsx'
import { useTexts } from '../texts.ts'
import { SectionHead } from './section-head.tsx'
import css from './unique.module.css'

const sizes = '(min-width:1336px)256px,(min-width:900px)20vw,(min-width:600px)44vw,92px'

/** What a phone shows before it is asked for more: whole rows in one column, two and four. */
const few = 8

interface UniqueProps {
  products: { path: string; name: string; category: string; image: PictureData | null }[]
}

export function Unique({ products }: UniqueProps) {
  const texts = useTexts<'home'>()
  if (products.length === 0) return null
  return (
    <section className="section section--sand" aria-labelledby="unique-h">
      <div className="wrap">
        <SectionHead id="unique-h" title={texts.uniqueTitle} subtitle={texts.uniqueText}>
          <PageLink className={button.line} to={addresses.contact}>
            {texts.uniqueAction}
          </PageLink>
        </SectionHead>
        <Discs products={products.slice(0, few)} />
        {products.length > few && (
          <details className={css.rest}>
            <summary>{fillIn(texts.uniqueMore, { count: products.length })}</summary>
            <Discs products={products.slice(few)} />
          </details>
        )}
      </div>
    </section>
  )
}

function Discs({ products }: Pick<UniqueProps, 'products'>) {
  return (
    <ul className={css.root}>
      {products.map(({ path, name, category, image }) => (
        <li key={path} data-reveal>
          <PageLink to={path}>
            <Disc image={image} />
            <span className={css.name}>
              <span className="clip">{name}</span>
              <small className="clip">{category}</small>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** A round photograph, with a ring that draws itself around it. */
function Disc({ image }: { image: PictureData | null }) {
  return (
    <span className={css.disc}>
      {image === null ? (
        <span className={css.none}>
          <SwingMark />
        </span>
      ) : (
        <Picture picture={image} sizes={sizes} ladder="small" alt="" />
      )}
      <svg className={css.ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="49.5" pathLength="100" />
      </svg>
    </span>
  )
}
