import type { SearchResult } from '../../../domain/api/products.ts'
import type { ProductQuery } from '../../../domain/catalogue/product-query.ts'
import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import type { Language, ShownLanguage } from '../../../domain/languages/language.ts'

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

/** True for a text without any visible character, which searches for nothing. */
export function isBlank(q: string): boolean {
  return q.replace(/[\s\p{Control}]+/gu, '') === ''
}

/** The language that a query needs to name; the default one it does not. */
export function inLanguage(shown: ShownLanguage | undefined): Pick<ListQuery, 'language'> {
  if (shown === undefined || shown.language === shown.defaultLanguage) return {}
  return { language: shown.language }
}

/** Ids of one page in order, and what was found on all pages. */
export interface FoundProducts extends SearchResult {
  ids: string[]
}

/** Prices are decimals, sizes are millimetres. */
export type LoosenedBounds = NonNullable<SearchResult['loosened']>
