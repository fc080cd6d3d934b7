import type { ProductQuery } from '../../../domain/catalogue/product-query.ts'
import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import type { Language } from '../../../domain/languages/language.ts'
import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'

/** A page of the products of a query. */
export interface ListQuery extends Omit<ProductQuery, 'stage'> {
  skip?: number
  /** 0 or absent: all. */
  limit?: number
  /** Absent: live products only. Any other value is for administrators. */
  stage?: PublicationStatus | 'any'
  /**
   * Language that is searched and sorted by beside the default one, which is meant without it.
   */
  language?: Language
}

/**
 * True for lists in which sold products come last. Lists by publication status in the admin and
 * showcases keep them in place.
 */
export function endsWithSold({ stage, unique, sort }: ListQuery): boolean {
  return stage === undefined && unique === undefined && sort === undefined
}

/** The language that a query needs to name; the default one it does not. */
export function inLanguage(shown: ShownLanguage | undefined): Pick<ListQuery, 'language'> {
  if (shown === undefined || shown.language === shown.defaultLanguage) return {}
  return { language: shown.language }
}

/** Ids of one page in order, and the total of all pages. */
export interface FoundProducts {
  ids: string[]
  total: number
  /** The search as corrected, if it differs from the query. */
  corrected?: string
  /** Set if products that match only in part follow those that match in full. */
  relaxed?: true
  /** With `relaxed`: how many of all products match in full. */
  fullMatches?: number
  /** Bounds that the search names and that were left out, since no product meets them. */
  loosened?: LoosenedBounds
  /** For a query by size: number of products left out because their size cannot be parsed. */
  unsized?: number
}

/** Prices are decimals, sizes are millimetres. */
export interface LoosenedBounds {
  maxPrice?: string
  minPrice?: string
  maxSize?: number
  minSize?: number
  /** Price or size of the product that comes nearest to a single bound, if one has any. */
  nearestPrice?: string
  nearestSize?: number
}
