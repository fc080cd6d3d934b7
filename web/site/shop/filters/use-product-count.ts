import { useEffect, useState } from 'react'
import { toApiQuery } from '../../../../domain/catalogue/filter-values.ts'
import { type ShopQuery, shopAddress } from '../../../../domain/catalogue/product-query.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { useApiLanguage } from '../../content/language.ts'
import type { ShopPage } from '../shop-page.server.ts'

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
  const parameters = { ...toApiQuery({ ...query, category, sort: undefined }), lang }
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  return `/api/ourCategoriesItems?${search}`
}

async function fetchCount(path: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error('The shop did not respond.')
  const { total }: { total: number } = await response.json()
  return total
}
