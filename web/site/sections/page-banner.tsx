import { Link } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import type { Picture as PictureData } from '../../../domain/media.ts'
import { Picture } from '../../ui/picture.tsx'

export interface Crumb {
  name: string
  /** Absent for the page itself. */
  to?: string
}

interface PageBannerProps {
  title: string
  tagline?: string
  photo: PictureData | null
}

export function PageBanner({ title, tagline, photo }: PageBannerProps) {
  return (
    <section className="banner">
      <div className="wrap">
        <div className="banner__text">
          <Breadcrumb trail={[{ name: title }]} />
          <h1>{title}</h1>
          {tagline !== undefined && <p className="sub">{tagline}</p>}
        </div>
      </div>
      {photo !== null && (
        <div className="banner__photo">
          <Picture picture={photo} sizes="(min-width: 900px) 56vw, 100vw" alt="" priority />
        </div>
      )}
    </section>
  )
}

/** The way from the home page to this one. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {[{ name: 'Home', to: addresses.home }, ...trail].map(({ name, to }) => (
          <li key={`${to ?? ''} ${name}`} aria-current={to === undefined ? 'page' : undefined}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
