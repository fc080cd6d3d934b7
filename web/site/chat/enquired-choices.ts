import type { EnquiredChoice } from './enquiry-tracking.ts'

/** Choices of an enquiry, from the query of a product's address with a selection. */
export function choicesOfQuery(product: string, query: string): EnquiredChoice[] {
  return [...new URLSearchParams(query)].map(([choice, value]) => ({ product, choice, value }))
}
