import { sizeTerms } from '../../db/search-index/number-terms.ts'
import {
  type Match,
  matchAny,
  matchEvery,
  matchExcept,
  matchWithin,
} from '../../db/search-index/term-index.ts'
import { sold, soldLast } from './match-ranks.ts'
import type { ProductMatches, Selection } from './product-matches.ts'
import type { LengthRange } from './query-measures.ts'
import {
  type Place,
  qualities,
  type RankedResults,
  rankResults,
  type TermHits,
} from './result-ranking.ts'
import {
  type Degree,
  matchAllTerms,
  matchTerm,
  type SearchTerm,
  withoutNear,
} from './search-terms.ts'

interface RankedQuery {
  terms: SearchTerm[]
  sizes: LengthRange[]
  /** True if products that lack a term are left out. */
  isFull: boolean
  /** Restricts a match to the products of the query's filters. */
  filtered(match: Match): Selection
  /** Number of products in the catalogue. */
  size: number
  endsWithSold: boolean
}

/** Reads the hits of all terms in one query of the index, and ranks them. */
export async function rankProducts(
  hits: ProductMatches,
  { terms, sizes, isFull, filtered, size, endsWithSold }: RankedQuery,
): Promise<RankedResults> {
  const found = isFull ? matchAllTerms(terms) : matchAny(terms.map(matchTerm))
  const ways = terms.map(listWays)
  const amongFull = (match: Match, term: number) =>
    isFull ? matchEvery([match, ...terms.toSpliced(term, 1).map(matchTerm)]) : match
  const matches = [
    ...ways.flatMap((some, term) => some.map(({ match }) => amongFull(match, term))),
    ...sizes.map((range) => matchEvery([found, matchAbout(range)])),
    ...(endsWithSold ? [matchEvery([found, sold])] : []),
  ]
  const numbers = await hits.numbers(matches.map(filtered))
  let at = 0
  const take = () => numbers[at++] ?? []
  const termHits: TermHits[] = []
  for (const [index, term] of terms.entries()) {
    const count =
      (await hits.count(filtered(matchTerm(withoutNear(term))))) ||
      (await hits.count(filtered(matchTerm(term))))
    const found = (ways[index] ?? []).map((way) => ({ ...way, numbers: take() }))
    termHits.push({ weight: term.weight, count, found })
  }
  const sized = sizes.map(take)
  return rankResults(termHits, { size, sized, sold: endsWithSold ? take() : [] })
}

/** The products that have a term, best first: those that have it only by something close come last. */
export function listRanks(
  term: SearchTerm,
  { filtered, endsWithSold }: Pick<RankedQuery, 'filtered' | 'endsWithSold'>,
): Selection[] {
  const ways = listWays(term)
  const isNear = ({ degree }: Way) => degree === 'near'
  return [ways.filter((way) => !isNear(way)), ways.filter(isNear)].flatMap((some) => {
    const ranks = some.map(({ match }) => filtered(match))
    return endsWithSold ? soldLast(ranks) : ranks
  })
}

/** Match of products one of whose dimensions is in the range. */
export function matchAbout({ min, max }: LengthRange): Match {
  return matchAny(
    Object.values(sizeTerms).map((terms) =>
      matchEvery([terms.matchMinimum(min), terms.matchMaximum(max)]),
    ),
  )
}

interface Way {
  degree: Degree
  place: Place
  match: Match
}

/** The ways in which a product can have a term, best first; each without products of a better one. */
function listWays({ matches }: SearchTerm): Way[] {
  const ways = [...matches].flatMap(([degree, { phrases, words }]): Way[] => [
    { degree, place: 'name', match: matchWithin(['name'], phrases) },
    { degree, place: 'groups', match: matchWithin(['name', 'groups'], phrases) },
    ...(words === null ? [] : [{ degree, place: 'rest', match: words } as const]),
  ])
  ways.sort((a, b) => qualities[b.degree][b.place] - qualities[a.degree][a.place])
  return ways.map(({ match, ...way }, at) => {
    const better = ways.slice(0, at).map((other) => other.match)
    return { ...way, match: at === 0 ? match : matchExcept(match, matchAny(better)) }
  })
}
