import { productSorts } from '../../domain/shop.ts'
import type { ContentRevision } from '../content-revision.ts'
import type { Database } from '../db/database.ts'
import { createRevisionMemo } from '../revision-memo.ts'
import { countFacet, readFacets } from './product-facets.ts'
import { findProducts } from './product-finder.ts'
import { createProductLists } from './product-lists.ts'
import type { FoundProducts, ProductQuery } from './product-query.ts'
import { isBlank, readVocabulary, type Vocabulary } from './product-search.ts'
import type { SearchThread } from './search-thread.ts'

/** Finds what a query asks for, by the way that costs least and holds nobody up. */
export interface ProductFinding {
  find(query: ProductQuery): Promise<FoundProducts>
  /**
   * Makes a large shop's first visitors wait no longer than all others: sets the marks of its main lists, and
   * has the thread count what most products have. In steps, until it is told to stop.
   */
  prepare(isStopped: () => boolean): Promise<void>
}

/** Among fewer products every search is done sooner than anybody notices. */
const large = 5_000
const usualPage = 24
/** So that the thread has looked for near words once. */
const unheardOf = 'qxzqxzq'
/** So that the marks of their lists leave room for those of others. */
const mostCategories = 10
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
        // Without the worker, which has reported its error, it takes longer and is found all the same.
      }
    }
    const vocabulary = await vocabularies.get('', () => readVocabulary(database))
    return findProducts(database, query, vocabulary)
  }

  async function prepare(isStopped: () => boolean): Promise<void> {
    if ((await countFacet(database, 'all')) < fromSize) return
    const { categories, tags, materials } = await readFacets(database)
    const largest = categories.filter(({ count }) => count >= fromSize).slice(0, mostCategories)
    const listed: ProductQuery[] = [
      {},
      ...productSorts.map((sort) => ({ sort })),
      ...largest.map(({ _id }) => ({ category: _id })),
    ]
    let hasForgotten = false
    for (const query of listed) {
      if (isStopped()) return
      hasForgotten = (await lists.setMarks(query)) || hasForgotten
    }
    if (thread === null || !hasForgotten) return
    // What most products have takes longest to count, and is what people look for.
    const searched: ProductQuery[] = [
      {},
      { q: unheardOf },
      ...tags.flatMap(({ value }) => [{ tag: value }, { q: value }]),
      ...materials.map(({ value }) => ({ material: value })),
    ]
    for (const query of searched) {
      if (isStopped()) return
      try {
        await thread.find({ ...query, limit: usualPage }, await revision.current())
      } catch {
        // Whoever searches first will wait, as they would have.
        return
      }
    }
  }

  return {
    prepare,

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
