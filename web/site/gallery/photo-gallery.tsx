import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { usePageLabels } from '../content/labels.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import css from './photo-gallery.module.css'

const sizes = '(min-width:1336px)400px,(min-width:900px)31vw,46vw'

const columns: Record<number, string | undefined> = {
  3: css.three,
  4: css.four,
  6: css.six,
  7: css.seven,
  12: css.twelve,
}

interface GalleryProps extends WithFallbacks {
  title: string
  description: readonly string[]
  images: PictureData[]
  /** Label of the button. */
  action: string
}

/** Mosaic that begins with the text; its rows are filled for any number of photos. */
export function Gallery({ title, description, images, action, ...rest }: GalleryProps) {
  const { gallery, onContactPage } = usePageLabels('home')
  const langOf = useFieldLanguage()
  if (title === '' && images.length === 0) return null
  const spans = spansOf(images.length)
  return (
    <section className="section section--paper" aria-label={title === '' ? gallery : title}>
      <div className="wrap">
        <div className={css.root}>
          <div className={images.length === 0 ? `${css.text} ${css.alone}` : css.text} data-reveal>
            {title !== '' && <h2 lang={langOf(rest, 'title')}>{title}</h2>}
            <Paragraphs text={description} lang={langOf(rest, 'description.0')} />
            <PageLink className={button.line} to={addresses.contact}>
              {action}
              <span className="vh">{onContactPage}</span>
            </PageLink>
          </div>
          {images.map((image, index) => (
            <div
              key={image.url}
              className={`${photo.root} ${css.photo} ${columns[spans[index] ?? 3]}${index < 2 ? ` ${css.tall}` : ''}`}
              data-reveal
            >
              <Picture picture={image} sizes={sizes} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Number of the twelve columns that each photo spans. The text takes five of the first row. */
function spansOf(count: number): number[] {
  const first = count === 1 ? [7] : [4, 3]
  const rest = Math.max(0, count - first.length)
  const rows = Math.ceil(rest / 4)
  const spans = Array.from({ length: rows }, (_, row) => {
    const inRow = Math.floor(rest / rows) + (row < rest % rows ? 1 : 0)
    return Array.from({ length: inRow }, () => 12 / inRow)
  })
  return [...first, ...spans.flat()]
}
