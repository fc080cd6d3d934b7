import type { ContentRevision } from '../content-revision.ts'
import type { Database } from '../db/database.ts'
import { createRevisionMemo } from '../revision-memo.ts'
import { countFacet } from './product-facets.ts'
import { findProducts } from './product-finder.ts'
import { createProductLists } from './product-lists.ts'
import type { FoundProducts, ProductQuery } from './product-query.ts'
import { isBlank, readVocabulary, type Vocabulary } from './product-search.ts'
import type { SearchThread } from './search-thread.ts'

/** Finds what a query asks for, by the way that costs least and holds nobody up. */
export interface ProductFinding {
  find(query: ProductQuery): Promise<FoundProducts>
}

/** Among fewer products every search is done sooner than anybody notices. */
const large = 5_000
/** What is found for longer pages is not worth its memory. */
const longestKept = 200

/** From `fromSize` products on the thread is asked, where there is one. */
export function createProductFinding(
  database: Database,
  revision: ContentRevision,
  thread: Pick<SearchThread, 'find'> | null,
  fromSize = large,
): ProductFinding {
  const lists = createProductLists(database, revision)
  const vocabularies = createRevisionMemo<Vocabulary>(revision)
  const found = createRevisionMemo<FoundProducts>(revision)
  let isKnownAsLarge = false

  async function isLarge(): Promise<boolean> {
    // A shop that has shrunk is searched well by the thread too, and need not be counted again and again.
    isKnownAsLarge ||= (await countFacet(database, 'all')) >= fromSize
    return isKnownAsLarge
  }

  async function search(query: ProductQuery): Promise<FoundProducts> {
    if (thread !== null && (await isLarge())) {
      try {
        return await thread.find(query, await revision.current())
      } catch {
        // Without the thread it takes longer, and is found all the same.
      }
    }
    const vocabulary = await vocabularies.get('', () => readVocabulary(database))
    return findProducts(database, query, vocabulary)
  }

  return {
    async find({ q = '', ...query }) {
      const asked = isBlank(q) ? query : { ...query, q }
      const look = () => lists.find(asked) ?? search(asked)
      const { limit = 0 } = query
      return limit === 0 || limit > longestKept ? look() : found.get(keyOf(asked), look)
    },
  }
}

function keyOf(query: ProductQuery): string {
  return JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))
}
