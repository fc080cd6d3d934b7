import { type SearchedSize, sizeTerms } from '../../db/search-index/size-terms.ts'
import { type Match, matchEvery, matchExcept } from '../../db/search-index/term-index.ts'
import type { ProductQuery } from './product-query.ts'

/** True for a query by maximum size. */
export function isSized(query: ProductQuery): boolean {
  return limitsOf(query).length > 0
}

/** Matches of products that fit. Products whose size cannot be parsed do not match. */
export function matchFitting(query: ProductQuery): Match[] {
  return limitsOf(query).map(([size, millimetres]) => sizeTerms[size].matchMaximum(millimetres))
}

/** Products that match all of `matches` but lack a size that the query limits. */
export function matchUnsized(query: ProductQuery, matches: Match[]): Match {
  const sized = limitsOf(query).map(([size]) => sizeTerms[size].matchKnown())
  return matchExcept(matchEvery(matches), matchEvery(sized))
}

function limitsOf({ maxWidth, maxDepth, maxHeight }: ProductQuery): [SearchedSize, number][] {
  const limits: [SearchedSize, number][] = []
  if (maxWidth !== undefined) limits.push(['longer', maxWidth])
  if (maxDepth !== undefined) limits.push(['shorter', maxDepth])
  if (maxHeight !== undefined) limits.push(['height', maxHeight])
  return limits
}
