import { matchMaximum, matchSized, type SearchedSize } from '../../db/search-index/size-terms.ts'
import { type Match, matchEvery, matchExcept } from '../../db/search-index/term-index.ts'
import type { ProductQuery } from './product-query.ts'

/** True for a query by maximum size. */
export function isSized(query: ProductQuery): boolean {
  return limitsOf(query).length > 0
}

/** Matches of products that fit. Products whose size cannot be parsed do not match. */
export function matchFitting(query: ProductQuery): Match[] {
  return limitsOf(query).map(([size, millimetres]) => matchMaximum(size, millimetres))
}

/** Products that match all of `matches` but lack a size that the query limits. */
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
