import { useLocation } from 'react-router'
import { publicPages } from '../../../domain/urls/public-pages.ts'
import type { Site } from '../content/site.ts'
import { PageLink } from '../ui/page-link.tsx'

/** Main pages of the site for header, drawer and footer, with the ids of their labels. */
export const navigationPages = Object.values(publicPages).filter((page) => 'menu' in page)

/** Main pages with the current one marked: home by exact path, the others by prefix. */
export function NavigationLinks({ site: { texts } }: { site: Site }) {
  const { pathname } = useLocation()
  return navigationPages.map(({ path, menu }) => (
    <PageLink key={path} to={path} aria-current={currentOf(path, pathname)}>
      <span>{texts[menu].toUpperCase()}</span>
    </PageLink>
  ))
}

/** `page` for the page itself, `true` for a page below it. */
function currentOf(place: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === place) return 'page'
  return place !== '/' && pathname.startsWith(place) ? 'true' : undefined
}
