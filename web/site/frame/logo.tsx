import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import type { Site } from '../site.ts'

interface LogoProps {
  site: Site
  className?: string
}

/** The shop's own logo, else a drawn swing with the shop's name beside it; leads home. */
export function Logo({ site, className = 'logo' }: LogoProps) {
  return (
    <Link className={className} to="/" aria-label={`${site.brand}, home`}>
      {site.logo === null ? (
        <>
          <SwingMark />
          <Wordmark brand={site.brand} />
        </>
      ) : (
        <Picture picture={site.logo} sizes="200px" alt="" priority className="logo__image" />
      )}
    </Link>
  )
}

/** Two short words stand one above the other; any other name stays on its line. */
function Wordmark({ brand }: { brand: string }) {
  const words = brand.split(/\s+/)
  const [first, second] = words
  const isStacked = words.length === 2 && words.every((word) => word.length <= 12)
  return (
    <span className="logo__text">
      <b>{isStacked ? first : brand}</b>
      {isStacked && <span>{second}</span>}
    </span>
  )
}

export function SwingMark() {
  return (
    <svg
      viewBox="0 0 48 50"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path d="M5 6h38" strokeWidth="3.2" />
      <g transform="rotate(5 24 6)">
        <path d="M15.5 7v24M32.5 7v24" strokeWidth="1.8" />
        <path d="M12 33h24" strokeWidth="5" />
      </g>
      <path d="M6 41Q23 49.5 42 42" stroke="#01A0E2" strokeWidth="2.6" />
    </svg>
  )
}
