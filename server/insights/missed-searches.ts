import type { ShopLanguages } from '../../domain/languages/language.ts'
import { isMissedSearch } from '../../domain/search/missed-search.ts'
import { inLanguage } from '../catalogue/search/product-query.ts'
import type { ProductSearchService } from '../catalogue/search/product-search-service.ts'
import type { Connection } from '../db/database.ts'
import { type Days, viewRepository } from './view-repository.ts'

interface SearchSources {
  finding: ProductSearchService
  languages: ShopLanguages
}

/** Searches that are repeated at most to fill the list of the dashboard. */
const MAX_REPEATED_SEARCHES = 30

/**
 * Searches that found nothing and still do, most frequent first. The search itself decides, so that
 * one drops out as soon as a synonym or a product mends it, and returns when that is deleted.
 */
export async function findMissedSearches(
  connection: Connection,
  { finding, languages }: SearchSources,
  days: Days,
  limit: number,
): Promise<{ words: string; count: number }[]> {
  const stored = await viewRepository.countPerSubject(connection, 'missed_search', days, {
    limit: MAX_REPEATED_SEARCHES,
  })
  const missed: { words: string; count: number }[] = []
  // Searches run one after the other, so that visitors need not wait for all of them.
  for (const [words, count] of stored) {
    if (missed.length === limit) break
    if (await isMissed(words)) missed.push({ words, count })
  }
  return missed

  /** The language of a search is not stored, so that any which finds something counts. */
  async function isMissed(q: string): Promise<boolean> {
    for (const language of languages.all) {
      const shown = { language, defaultLanguage: languages.default }
      const found = await finding.find({ q, limit: 1, ...inLanguage(shown) })
      if (!isMissedSearch(found)) return false
    }
    return true
  }
}
