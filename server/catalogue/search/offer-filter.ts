import { hundredthsOf } from '../../../domain/money/hundredths.ts'
import { priceTerms } from '../../db/search-index/price-terms.ts'
import { availabilityWord } from '../../db/search-index/product-terms.ts'
import { type Match, matchWord } from '../../db/search-index/term-index.ts'
import type { ProductQuery } from './product-query.ts'

/** Bounds of the effective price in hundredths, inclusive. */
export interface PriceBounds {
  min: number
  max: number
}

export const allPrices: PriceBounds = { min: 0, max: Number.MAX_SAFE_INTEGER }

/** Null for a query without bounds of the price. */
export function priceBoundsOf({ minPrice, maxPrice }: ProductQuery): PriceBounds | null {
  if (minPrice === undefined && maxPrice === undefined) return null
  return {
    min: minPrice === undefined ? allPrices.min : hundredthsOf(minPrice),
    max: maxPrice === undefined ? allPrices.max : hundredthsOf(maxPrice),
  }
}

/** Matches of products within the price bounds and of the availability of a query. */
export function matchOffer({ minPrice, maxPrice, availability }: ProductQuery): Match[] {
  const matches: Match[] = []
  if (availability !== undefined) matches.push(matchWord(availabilityWord(availability)))
  if (minPrice !== undefined) matches.push(priceTerms.matchMinimum(hundredthsOf(minPrice)))
  if (maxPrice !== undefined) matches.push(priceTerms.matchMaximum(hundredthsOf(maxPrice)))
  return matches
}
