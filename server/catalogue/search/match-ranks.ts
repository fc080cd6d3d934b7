import { availabilityOrder, isAvailability } from '../../../domain/shop/availability.ts'
import { availabilityWord } from '../../db/search-index/product-terms.ts'
import { matchAny, matchEvery, matchExcept, matchWord } from '../../db/search-index/term-index.ts'
import type { ProductMatches, Selection, Span } from './product-matches.ts'

export const sold = matchWord(availabilityWord('sold'))
const anyAvailability = matchAny(
  availabilityOrder.filter(isAvailability).map((value) => matchWord(availabilityWord(value))),
)

/** The ranks of available products, followed by the same ranks of sold ones. */
export function soldLast(ranks: Selection[]): Selection[] {
  return [
    ...ranks.map((rank) => ({ ...rank, match: matchExcept(rank.match, sold) })),
    ...ranks.map((rank) => ({ ...rank, match: matchEvery([rank.match, sold]) })),
  ]
}

/** Ranks of the availabilities, ready products first. */
export function ranksByAvailability({ match, further }: Selection): Selection[] {
  return availabilityOrder.map((value) => ({
    match:
      value === ''
        ? matchExcept(match, anyAvailability)
        : matchEvery([match, matchWord(availabilityWord(value))]),
    further,
  }))
}

/** Reads one rank after the other, each in manual order, until the page is full. */
export async function readRanks(
  hits: ProductMatches,
  ranks: Selection[],
  { skip, limit }: Span,
): Promise<string[]> {
  let ids: string[] = []
  let toSkip = skip
  for (const rank of ranks) {
    if (ids.length >= limit) break
    const found = await hits.products(rank, { skip: toSkip, limit: limit - ids.length })
    ids = ids.concat(found)
    if (toSkip > 0) toSkip = found.length > 0 ? 0 : Math.max(0, toSkip - (await hits.count(rank)))
  }
  return ids
}
