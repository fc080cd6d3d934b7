/** More columns would not be seen at once. */
export const MAX_COMPARED = 3

/** Below the root, as routes name it. */
export const comparePath = 'compare'

/**
 * The path of the page that shows products side by side. It does not stand among the others in
 * domain/urls/page-paths.ts: no page leads to it but by the shortlist, and none shall load anything for it.
 */
export function compareAddress(ids: readonly string[]): string {
  const query = ids.length === 0 ? '' : `?ids=${ids.map(encodeURIComponent).join(',')}`
  return `/${comparePath}${query}`
}

/** The ids that an address names, each once, as many as are shown. */
export function readCompared(search: URLSearchParams): string[] {
  const ids = (search.get('ids') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids)].filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, MAX_COMPARED)
}
