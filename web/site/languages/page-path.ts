import { type MetaDescriptor, useLocation, useMatches } from 'react-router'
import { withoutBasename } from '../../../domain/urls/language-paths.ts'
import { useBasename } from '../content/language.ts'

/**
 * Canonical path and query of the page, in the default language. Not the path of the request: a
 * page is cached for all slugs of its record, and must contain none that a visitor made up.
 */
export function usePagePath(): string {
  const { pathname, search } = useLocation()
  const basename = useBasename()
  const canonical = canonicalUrl(useMatches().at(-1)?.loaderData)
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

function hasHead(page: unknown): page is { head: MetaDescriptor[] } {
  return typeof page === 'object' && page !== null && 'head' in page
}
