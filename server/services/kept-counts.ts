import { LRUCache } from 'lru-cache'
import type { Connection } from '../db/database.ts'
import { readWords } from '../db/indexed-words.ts'
import { fulfils, type IndexedWords, type Match } from '../db/product-words.ts'
import { createProductHits, type ProductHits, type Selection } from './product-hits.ts'
import { dependsOnTime, type ProductMove, type ProductPlace, type Writes } from './product-moves.ts'

/** How many products are found by what was searched for, so that after a write nobody counts all of them anew. */
export interface KeptCounts {
  /** Counts what was written since. */
  follow(writes: Writes): void
  /** What the index answers in a transaction, as of what was followed. */
  at(transaction: Connection): ProductHits
}

const mostKept = 500

interface Kept {
  match: Match
  count: number
}

/** A write changes a count by what it wrote: whether the product was found before it, and is found now. */
export function createKeptCounts(): KeptCounts {
  const kept = new LRUCache<string, Kept>({ max: mostKept })
  const spelled = new LRUCache<string, Match>({ max: mostKept })

  return {
    follow({ moves }) {
      // What depends on the time may have changed by itself, and what nobody can tell as well.
      if (moves === null || moves.some(dependsOnTime)) {
        spelled.clear()
        return kept.clear()
      }
      const changing = moves.filter(changesWords)
      if (changing.length > 0) spelled.clear()
      for (const { before, after } of changing) {
        const [earlier, later] = [wordsOf(before), wordsOf(after)]
        for (const entry of kept.values())
          entry.count += countIn(later, entry.match) - countIn(earlier, entry.match)
      }
    },

    at(transaction) {
      const hits = createProductHits(transaction, spelled)
      const find = ({ match, further }: Selection) =>
        further === undefined ? kept.get(JSON.stringify(match))?.count : undefined
      const keep = ({ match, further }: Selection, count: number) => {
        if (further === undefined) kept.set(JSON.stringify(match), { match, count })
        return count
      }
      return {
        ...hits,
        async exists(selection) {
          const known = find(selection)
          if (known !== undefined) return known > 0
          const exists = await hits.exists(selection)
          if (!exists) keep(selection, 0)
          return exists
        },

        async count(selection) {
          return find(selection) ?? keep(selection, await hits.count(selection))
        },

        async products(selection, { skip, limit }) {
          // Past its last hit the whole index would be looked through for another.
          const left = Math.max(0, (find(selection) ?? Infinity) - skip)
          if (left === 0) return []
          const products = await hits.products(selection, { skip, limit: Math.min(limit, left) })
          if (skip === 0 && products.length < limit) keep(selection, products.length)
          return products
        },
      }
    },
  }
}

function changesWords({ before, after }: ProductMove): boolean {
  const said = [before, after].map((place) => JSON.stringify([place?.worded, place?.stage]))
  return said[0] !== said[1]
}

/** None of a product that is not there. */
function wordsOf(place: ProductPlace | null): IndexedWords | null {
  if (place === null || place.stage === null) return null
  return readWords(place.worded, place.stage).indexed
}

function countIn(words: IndexedWords | null, match: Match): number {
  return words !== null && fulfils(words, match) ? 1 : 0
}
