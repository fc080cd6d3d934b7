/** Query of an address that names products: `?ids=…`; empty without any. */
export function idsQuery(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.map(encodeURIComponent).join(',')}`
}

/** Unique well-formed ids of the query, at most `max`. */
export function readIds(search: URLSearchParams, max: number): string[] {
  const ids = (search.get('ids') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids)].filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, max)
}
