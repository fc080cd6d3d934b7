import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Page of a list, stored in the URL. */
export interface PageView {
  page: number
  size: number
}

export const pageSizes = [20, 50, 100]
const DEFAULT_PAGE_SIZE = 20

export function usePage(): PageView {
  const [search] = useSearchParams()
  return readPage(search)
}

export function readPage(search: URLSearchParams): PageView {
  const size = Number(search.get('size'))
  return {
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    size: pageSizes.includes(size) ? size : DEFAULT_PAGE_SIZE,
  }
}

/**
 * Leads from a page beyond the end, such as one whose only entry was deleted, to the last page.
 * `total` is undefined until the list of this page is loaded.
 */
export function useLastPage({ page, size }: PageView, total: number | undefined): void {
  const [search, setSearch] = useSearchParams()
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / size))
  useEffect(() => {
    if (page <= last) return
    setSearch(withParameters(search, { page: last === 1 ? '' : String(last) }), { replace: true })
  }, [page, last])
}

/** Query parameters with some of them changed; an empty one is left out. */
export function withParameters(
  search: URLSearchParams,
  changes: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Query parameters of a page for the API. */
export function sliceOf({ page, size }: PageView): { skip: number; limit: number } {
  return { skip: (page - 1) * size, limit: size }
}
