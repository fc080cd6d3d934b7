import { z } from 'zod'
import { limits } from '../../../domain/content/limits.ts'
import { product } from '../../../domain/content/product.ts'
import type { SearchResults } from './verdict.ts'

/** Path of a search in the API, without its base path; all results on one page. */
export function getSearchPath(q: string): string {
  return `${product.path}?${new URLSearchParams({ q, limit: String(limits.publicList) })}`
}

const response = z.object({
  categoryItemData: z.array(z.object({ name: z.string() })),
  total: z.int(),
  corrected: z.string().optional(),
  relaxed: z.literal(true).optional(),
  fullMatches: z.int().optional(),
})

/** Results of a response. A search that was not relaxed has full matches only. */
export function readResults(body: unknown): SearchResults {
  const { categoryItemData, total, corrected, relaxed, fullMatches } = response.parse(body)
  return {
    names: categoryItemData.map(({ name }) => name),
    total,
    corrected,
    isRelaxed: relaxed === true,
    fullMatches: relaxed ? (fullMatches ?? 0) : total,
  }
}
