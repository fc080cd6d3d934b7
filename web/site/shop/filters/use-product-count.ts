import { useEffect, useState } from 'react'
import type { Language } from '../../../../domain/languages/language.ts'
import { useApiLanguage } from '../../content/language.ts'
import type { ShopPage } from '../shop-page.server.ts'
import { type ShopQuery, shopAddress } from '../shop-query.ts'
import { toProductFilters } from './filter-values.ts'

/** Pause after the last change before the count is requested. */
const DEBOUNCE_MS = 250

/** Number of products that a query finds; null if it is not known. */
export function useProductCount(query: ShopQuery, { query: shown, category, total }: ShopPage) {
  const [count, setCount] = useState<number | null>(total)
  const path = countPath(query, category?._id ?? '', useApiLanguage())
  const isShown = shopAddress(query) === shopAddress({ ...shown, page: 1 })
  useEffect(() => {
    if (isShown) {
      setCount(total)
      return
    }
    const request = new AbortController()
    const timer = setTimeout(() => {
      fetchCount(path, request.signal).then(setCount, () => {
        if (!request.signal.aborted) setCount(null)
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [path, isShown, total])
  return count
}

/** The list of one product, for its total. */
function countPath(query: ShopQuery, category: string, lang: Language | undefined): string {
  const search = new URLSearchParams({ limit: '1' })
  const { values = [], ...others } = toProductFilters(query)
  const filters = { ...others, category, lang, sort: undefined }
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== '') search.set(name, String(value))
  for (const value of values) search.append('value', value)
  return `/api/ourCategoriesItems?${search}`
}

async function fetchCount(path: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error('The shop did not respond.')
  const { total }: { total: number } = await response.json()
  return total
}
