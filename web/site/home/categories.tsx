import type { Picture } from '../../../domain/media/media.ts'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './categories.module.css'

const sizes =
  '(min-width:1336px)292px,(min-width:1200px)23vw,(min-width:900px)30vw,(min-width:600px)45vw,64px'
const wideSizes = '(min-width:1336px)608px,(min-width:600px)94vw,64px'

interface CategoriesProps {
  categories: (WithFallbacks & { path: string; name: string; image: Picture | null })[]
  /** Photo of the tile that leads to the whole shop. */
  photo: Picture | null
  total: number
}

export function Categories({ categories, photo, total }: CategoriesProps) {
  const texts = useTexts<'home'>()
  const langOf = useFieldLanguage()
  if (categories.length === 0) return null
  return (
    <section className="section section--paper" aria-labelledby="categories-h">
      <div className="wrap">
        <SectionHeader
          id="categories-h"
          title={texts.categoriesTitle}
          subtitle={texts.categoriesText}
        />
        <ul className={css.root}>
          {categories.map(({ path, name, image, ...rest }) => (
            <li key={path} data-reveal>
              <PageLink className={css.tile} to={path}>
                <Photo picture={image} sizes={sizes} alt="" className={css.photo} />
                <div className={css.text}>
                  <h3 className="clip" lang={langOf(rest, 'name')}>
                    {name}
                  </h3>
                  <span className={button.grow}>{texts.categoryAction}</span>
                </div>
              </PageLink>
            </li>
          ))}
          <li className={isWide(photo) ? `${css.all} ${css.wide}` : css.all} data-reveal>
            <PageLink className={css.tile} to={addresses.shop}>
              <Photo
                picture={photo}
                sizes={wideSizes}
                srcsetKind="half"
                alt=""
                className={css.photo}
              />
              <div className={css.text}>
                <h3>{texts.collectionsTitle}</h3>
                <span className={button.grow}>
                  {total > 1
                    ? format(texts.collectionsCount, { count: total })
                    : texts.collectionsAction}
                </span>
              </div>
            </PageLink>
          </li>
        </ul>
      </div>
    </section>
  )
}

/** True if a photo fills a tile of two columns without losing its subject. */
function isWide(photo: Picture | null): boolean {
  return photo !== null && photo.width > photo.height * 1.3
}
