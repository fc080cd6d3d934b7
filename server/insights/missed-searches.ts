import { isMissedSearch } from '../../domain/search/missed-search.ts'
import type { ProductSearchService } from '../catalogue/search/product-search-service.ts'
import type { Connection } from '../db/database.ts'
import { type Days, viewRepository } from './view-repository.ts'

/** Searches that are repeated at most to fill the list of the dashboard. */
const MAX_REPEATED_SEARCHES = 30

/**
 * Searches that found nothing and still do, most frequent first. The search itself decides, so that
 * one drops out as soon as a synonym or a product mends it, and returns when that is deleted.
 */
export async function findMissedSearches(
  connection: Connection,
  finding: ProductSearchService,
  days: Days,
  limit: number,
): Promise<{ words: string; count: number }[]> {
  const stored = await viewRepository.listZeroResultSearches(
    connection,
    days,
    MAX_REPEATED_SEARCHES,
  )
  const missed: typeof stored = []
  // One after the other, so that visitors need not wait for all of them.
  for (const search of stored) {
    if (missed.length === limit) break
    if (isMissedSearch(await finding.find({ q: search.words, limit: 1 }))) missed.push(search)
  }
  return missed
}
