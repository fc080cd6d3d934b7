import { useLocation } from 'react-router'
import type { Site } from '../content/site.ts'
import { PageLink } from '../ui/page-link.tsx'
import { navigationPages } from './links.ts'

/** The four places, the current one marked: home by its very address, the others by its beginning. */
export function NavigationLinks({ site: { texts } }: { site: Site }) {
  const { pathname } = useLocation()
  return navigationPages.map(({ to, name }) => (
    <PageLink key={to} to={to} aria-current={currentOf(to, pathname)}>
      <span>{texts[name].toUpperCase()}</span>
    </PageLink>
  ))
}

/** A page below a place is not the place itself, and is told so. */
function currentOf(place: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === place) return 'page'
  return place !== '/' && pathname.startsWith(place) ? 'true' : undefined
}
