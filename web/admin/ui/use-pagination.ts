import { useSearchParams } from 'react-router'
import { pageSizes } from './pager.tsx'

/** Page of a list, stored in the URL. */
export interface PageView {
  page: number
  size: number
}

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

/** Query parameters of a page for the API. */
export function sliceOf({ page, size }: PageView): { skip: number; limit: number } {
  return { skip: (page - 1) * size, limit: size }
}
