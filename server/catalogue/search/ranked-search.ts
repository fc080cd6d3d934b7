import { sizeTerms } from '../../db/search-index/number-terms.ts'
import { availabilityWord } from '../../db/search-index/product-terms.ts'
import {
  type Match,
  matchAny,
  matchEvery,
  matchWithin,
  matchWord,
} from '../../db/search-index/term-index.ts'
import type { ProductMatches, Selection } from './product-matches.ts'
import type { LengthRange } from './query-measures.ts'
import {
  type Place,
  qualities,
  type RankedResults,
  rankResults,
  type TermHits,
} from './result-ranking.ts'
import { type Degree, matchTerm, type SearchTerm } from './search-terms.ts'

interface RankedQuery {
  terms: SearchTerm[]
  sizes: LengthRange[]
  /** Restricts a match to the products of the query's filters. */
  filtered(match: Match): Selection
  /** Number of products in the catalogue. */
  size: number
  endsWithSold: boolean
}

/** Reads the hits of all terms in one query of the index, and ranks them. */
export async function rankProducts(
  hits: ProductMatches,
  { terms, sizes, filtered, size, endsWithSold }: RankedQuery,
): Promise<RankedResults> {
  const ways = terms.map(listWays)
  const any = matchAny(terms.map(matchTerm))
  const matches = [
    ...ways.flat().map(({ match }) => match),
    ...sizes.map((range) => matchEvery([any, matchAbout(range)])),
    ...(endsWithSold ? [matchEvery([any, sold])] : []),
  ]
  const numbers = await hits.numbers(matches.map(filtered))
  let at = 0
  const take = () => numbers[at++] ?? []
  const termHits = terms.map(({ weight }, index): TermHits => {
    const found = new Map<number, { degree: Degree; place: Place }>()
    for (const { degree, place } of ways[index] ?? [])
      for (const number of take()) if (!found.has(number)) found.set(number, { degree, place })
    return { weight, found }
  })
  const sized = sizes.map(() => new Set(take()))
  return rankResults(termHits, { size, sized, sold: new Set(endsWithSold ? take() : []) })
}

/** Match of products one of whose dimensions is in the range. */
export function matchAbout({ min, max }: LengthRange): Match {
  return matchAny(
    Object.values(sizeTerms).map((terms) =>
      matchEvery([terms.matchMinimum(min), terms.matchMaximum(max)]),
    ),
  )
}

const sold = matchWord(availabilityWord('sold'))

interface Way {
  degree: Degree
  place: Place
  match: Match
}

/** The ways in which a product can have a term, best first. */
function listWays({ matches }: SearchTerm): Way[] {
  const ways = [...matches].flatMap(([degree, { phrases, words }]): Way[] => [
    { degree, place: 'name', match: matchWithin(['name'], phrases) },
    { degree, place: 'groups', match: matchWithin(['name', 'groups'], phrases) },
    ...(words === null ? [] : [{ degree, place: 'rest', match: words } as const]),
  ])
  return ways.sort((a, b) => qualities[b.degree][b.place] - qualities[a.degree][a.place])
}
