import { publicPages, routePath } from '../../../domain/urls/public-pages.ts'

/** Maximum number of products side by side. */
export const MAX_COMPARED = 3

/** Path relative to the root, for the route. */
export const comparePath = routePath(publicPages.compare)

/**
 * Path of the comparison page. Not in domain/urls/page-paths.ts: only the shortlist links to it,
 * and other pages must not load anything for it.
 */
export function compareAddress(ids: readonly string[]): string {
  const query = ids.length === 0 ? '' : `?ids=${ids.map(encodeURIComponent).join(',')}`
  return `/${comparePath}${query}`
}

/** Unique ids of the URL, at most `MAX_COMPARED`. */
export function readCompared(search: URLSearchParams): string[] {
  const ids = (search.get('ids') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids)].filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, MAX_COMPARED)
}
