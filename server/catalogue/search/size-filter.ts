import { matchMaximum, matchSized, type SearchedSize } from '../../db/search-index/size-terms.ts'
import { type Match, matchEvery, matchExcept } from '../../db/search-index/term-index.ts'
import type { ProductQuery } from './product-query.ts'

/** Whether a query asks for what fits somewhere. */
export function isSized(query: ProductQuery): boolean {
  return limitsOf(query).length > 0
}

/** What the products have that fit; of those whose size cannot be read nobody knows. */
export function matchFitting(query: ProductQuery): Match[] {
  return limitsOf(query).map(([size, millimetres]) => matchMaximum(size, millimetres))
}

/** Of the products that have all of `matches`, those that lack a size that the query asks for. */
export function matchUnsized(query: ProductQuery, matches: Match[]): Match {
  const sized = limitsOf(query).map(([size]) => matchSized(size))
  return matchExcept(matchEvery(matches), matchEvery(sized))
}

function limitsOf({ maxWidth, maxHeight }: ProductQuery): [SearchedSize, number][] {
  const limits: [SearchedSize, number][] = []
  if (maxWidth !== undefined) limits.push(['width', maxWidth])
  if (maxHeight !== undefined) limits.push(['height', maxHeight])
  return limits
}
