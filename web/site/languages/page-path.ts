import { type MetaDescriptor, useLocation, useMatches } from 'react-router'
import { withoutBasename } from '../../../domain/urls/language-paths.ts'
import { useBasename } from '../content/language.ts'
import { useIsStatic } from '../content/page-output.tsx'

/**
 * Canonical path and query of the page, in the default language. Not the path of the request: a
 * page is cached for all slugs of its record, and must contain none that a visitor made up.
 */
export function usePagePath(): string {
  const { pathname, search } = useLocation()
  const basename = useBasename()
  const page = useMatches().at(-1)?.loaderData
  // The canonical URL of a static site has another form, and its export asks for no other slugs.
  const canonical = useIsStatic() ? null : canonicalUrl(page)
  const path = canonical && withoutBasename(new URL(canonical).pathname, basename)
  return (path ?? pathname) + search
}

/** Null for a page that has none, such as an error. */
function canonicalUrl(page: unknown): string | null {
  if (!hasHead(page)) return null
  for (const tag of page.head)
    if ('rel' in tag && tag.rel === 'canonical' && typeof tag.href === 'string') return tag.href
  return null
}

/** True for the data of a page that has meta tags. */
export function hasHead(page: unknown): page is { head: MetaDescriptor[] } {
  return typeof page === 'object' && page !== null && 'head' in page
}
