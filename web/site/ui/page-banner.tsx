import { frameLabels } from '../../../domain/labels/frame-labels.ts'
import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { useLabels } from '../content/labels.ts'
import { useSite } from '../content/site.ts'
import css from './banner.module.css'
import crumbs from './breadcrumbs.module.css'
import { PageLink } from './page-link.tsx'

export interface Crumb {
  name: string
  /** Absent for the page itself. */
  to?: string
}

interface PageBannerProps {
  title: string
  tagline?: string
  photo: PictureData | null
  /** Breadcrumb, if it is more than the title. */
  trail?: Crumb[]
  /** Phones: only as high as title and tagline, with the photo beside them. */
  isCompact?: boolean
}

export function PageBanner({
  title,
  tagline,
  photo,
  trail = [{ name: title }],
  isCompact = false,
}: PageBannerProps) {
  return (
    <section className={`${css.root} ${isCompact ? `${css.compact} ` : ''}on-sand`}>
      <div className="wrap">
        <div className={css.text}>
          <Breadcrumb trail={trail} />
          <h1>{title}</h1>
          {tagline && <p className={`sub ${css.tagline}`}>{tagline}</p>}
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
  const { breadcrumb } = useLabels('frame', frameLabels)
  return (
    <nav aria-label={breadcrumb}>
      <ol className={isClipped ? `${crumbs.root} ${crumbs.clipped}` : crumbs.root}>
        {[{ name: texts.menuHome, to: addresses.home }, ...trail].map(({ name, to }) => (
          <li key={`${to ?? ''} ${name}`} aria-current={to === undefined ? 'page' : undefined}>
            {to === undefined ? name : <PageLink to={to}>{name}</PageLink>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
