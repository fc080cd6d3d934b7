import type { Language } from '../../../domain/languages/language.ts'
import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { useSite } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import { useTextLanguage } from '../languages/text-language.ts'
import css from './banner.module.css'
import { PageLink } from './page-link.tsx'

export interface Crumb {
  name: string
  /** Absent for the page itself. */
  to?: string
  /** Language of a record's name, if it is not that of the page. */
  lang?: Language | undefined
}

interface PageBannerProps {
  title: string
  tagline?: string
  /** Languages of a record's texts, if they are not in that of the page. */
  titleLang?: Language | undefined
  taglineLang?: Language | undefined
  photo: PictureData | null
  /** Breadcrumb, if it is more than the title. */
  trail?: Crumb[]
  /** Phones: only as high as title and tagline, with the photo beside them. */
  isCompact?: boolean
}

export function PageBanner({
  title,
  tagline,
  titleLang,
  taglineLang,
  photo,
  trail = [{ name: title, lang: titleLang }],
  isCompact = false,
}: PageBannerProps) {
  const langOf = useTextLanguage()
  return (
    <section className={`${css.root} ${isCompact ? `${css.compact} ` : ''}on-sand`}>
      <div className="wrap">
        <div className={css.text}>
          <Breadcrumb trail={trail} />
          <h1 lang={titleLang ?? langOf(title)}>{title}</h1>
          {tagline && (
            <p className={`sub ${css.tagline}`} lang={taglineLang ?? langOf(tagline)}>
              {tagline}
            </p>
          )}
        </div>
      </div>
      {photo !== null && (
        <div className={css.photo}>
          <Picture
            picture={photo}
            sizes={isCompact ? '(min-width:900px)56vw,42vw' : '(min-width:900px)56vw,75vw'}
            srcsetKind="full"
            alt=""
            priority
          />
        </div>
      )}
    </section>
  )
}

interface BreadcrumbProps {
  trail: Crumb[]
  /** Truncates the page's own name to two lines. */
  isClipped?: boolean
}

/** Breadcrumb from the home page to this one. */
export function Breadcrumb({ trail, isClipped = false }: BreadcrumbProps) {
  const { texts } = useSite()
  const { breadcrumb } = useLabels('frame')
  const langOf = useTextLanguage()
  const steps: Crumb[] = [{ name: texts.menuHome, to: addresses.home }, ...trail]
  return (
    <nav aria-label={breadcrumb}>
      <ol className={isClipped ? `${css.breadcrumb} ${css.clipped}` : css.breadcrumb}>
        {steps.map(({ name, to, lang = langOf(name) }) => (
          <li
            key={`${to ?? ''} ${name}`}
            aria-current={to === undefined ? 'page' : undefined}
            lang={lang}
          >
            {to === undefined ? name : <PageLink to={to}>{name}</PageLink>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
