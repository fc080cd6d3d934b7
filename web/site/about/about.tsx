import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { shared } from '../content/cached-content.server.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { pageHead } from '../content/page-meta.server.ts'
import { readBannerPhoto, readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { usePageLabels } from '../content/texts.ts'
import { pickFallbacks, type WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import type { Route } from './+types/about.ts'
import css from './about.module.css'
import { AboutSection } from './about-section.tsx'
import { aboutTextOf } from './about-text.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [site, texts, figures, photo, text, stories, pictures] = await Promise.all([
    readSite(context),
    readTexts(context, 'about', 'aboutSection'),
    readTexts(context, 'figures'),
    readBannerPhoto(context, 1),
    shared.about(context),
    shared.stories(context),
    shared.gallery(context),
  ])
  return {
    head: pageHead(site, {
      title: texts.aboutTitle,
      description: text.description,
      own: { metaTitle: texts.aboutMetaTitle, metaDescription: texts.aboutMetaDescription },
      path: addresses.about,
      image: text.image ?? photo,
    }),
    texts,
    labels: await readPageLabels(context, 'home'),
    photo,
    about: aboutTextOf(text, figures),
    stories: stories.map((story) => ({
      _id: story._id,
      title: story.title,
      content: story.content,
      image: story.image,
      ...pickFallbacks(story, 'title', 'content'),
    })),
    gallery: {
      title: pictures.title,
      description: pictures.description,
      images: pictures.images,
      ...pickFallbacks(pictures, 'title', 'description'),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={page.texts.aboutTitle} tagline={page.texts.aboutText} photo={page.photo} />
      <AboutSection text={page.about} tone="light" />
      <Stories title={page.texts.storiesTitle} stories={page.stories} />
      <Gallery {...page.gallery} action={page.texts.galleryAction} />
      <ClosingSections />
    </>
  )
}

const storySizes = '(min-width:1336px)397px,(min-width:900px)30vw,(min-width:600px)44vw,92vw'

interface StoriesProps {
  title: string
  stories: (WithFallbacks & {
    _id: string
    title: string
    content: string
    image: PictureData | null
  })[]
}

function Stories({ title, stories }: StoriesProps) {
  const langOf = useFieldLanguage()
  if (stories.length === 0) return null
  return (
    <section className="section section--sand" aria-labelledby="stories-h">
      <div className="wrap">
        <SectionHeader id="stories-h" title={title} />
        <ul className={css.stories}>
          {stories.map((story) => (
            <li key={story._id} className={css.story} data-reveal>
              <Photo picture={story.image} sizes={storySizes} />
              <div>
                <h3 lang={langOf(story, 'title')}>{story.title}</h3>
                <Paragraphs text={story.content} lang={langOf(story, 'content')} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const gallerySizes = '(min-width:1336px)400px,(min-width:900px)31vw,46vw'

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
function Gallery({ title, description, images, action, ...rest }: GalleryProps) {
  const { gallery, onContactPage } = usePageLabels('home')
  const langOf = useFieldLanguage()
  if (title === '' && images.length === 0) return null
  const spans = spansOf(images.length)
  return (
    <section className="section section--paper" aria-label={title === '' ? gallery : title}>
      <div className="wrap">
        <div className={css.gallery}>
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
              <Picture picture={image} sizes={gallerySizes} />
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
