import { addresses } from '../../../domain/urls/page-paths.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Site } from '../content/site.ts'
import { PageLink } from '../ui/page-link.tsx'
import { SwingLogo } from '../ui/photo.tsx'
import css from './logo.module.css'

interface LogoProps {
  site: Site
  className?: string
}

/** Shop's own logo, else a drawn swing with the shop's name; links to the home page. */
export function Logo({ site, className = '' }: LogoProps) {
  return (
    <PageLink className={`${css.root} ${className}`} to={addresses.home}>
      {site.logo === null ? (
        <>
          <SwingLogo />
          <Wordmark brand={site.brand} />
        </>
      ) : (
        <Picture
          picture={site.logo}
          sizes="220px"
          srcsetKind="small"
          alt={site.brand}
          priority
          // Its place is the first of the page, and the first photo is what visitors wait for.
          isPreloaded={false}
          className={css.image}
        />
      )}
      <span className="vh">{site.labels.frame.logoHome}</span>
    </PageLink>
  )
}

/** Stacks one or two short words in large type; any other name is smaller on two lines. */
function Wordmark({ brand }: { brand: string }) {
  const words = brand.split(/\s+/)
  const [first, second] = words
  const isStacked = words.length <= 2 && words.every((word) => word.length <= 12)
  return (
    <span className={isStacked ? css.text : `${css.text} ${css.long}`}>
      <b>{isStacked ? first : brand}</b>
      {isStacked && second !== undefined && (
        <>
          {' '}
          <span>{second}</span>
        </>
      )}
    </span>
  )
}
