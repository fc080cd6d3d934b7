import type { Suggestions } from '../../../domain/api/suggestions.ts'
import { shopAddress } from '../../../domain/catalogue/product-query.ts'

/** Suggestions of one kind. */
export interface SuggestionGroup {
  kind: 'query' | 'category' | 'product'
  /** Announced by screen readers. */
  name: string
  suggestions: Suggestion[]
}

interface Suggestion {
  path: string
  name: string
  /** URL of a product's picture; empty without one. */
  image?: string
}

/** Suggestions as they are listed; empty groups are left out. `names` are the shop's own words. */
export function groupSuggestions(
  { queries, categories, products }: Suggestions,
  names: { searches: string; categories: string; products: string },
): SuggestionGroup[] {
  const searches = queries.map((q) => ({ name: q, path: shopAddress({ q }) }))
  const groups: SuggestionGroup[] = [
    { kind: 'query', name: names.searches, suggestions: searches },
    { kind: 'category', name: names.categories, suggestions: categories },
    { kind: 'product', name: names.products, suggestions: products },
  ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}
