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

/** Reads the hits of all terms, and ranks them. */
export async function rankProducts(
  hits: ProductMatches,
  { terms, sizes, isFull, filtered, size, endsWithSold }: RankedQuery,
): Promise<RankedResults> {
  const findNumbers = (...parts: Match[]) => hits.numbers(filtered(matchEvery(parts)))
  const countProducts = (term: SearchTerm) => hits.count(filtered(matchTerm(term)))
  const termHits: TermHits[] = []
  for (const [index, term] of terms.entries()) {
    const others = isFull ? terms.toSpliced(index, 1).map(matchTerm) : []
    const count = (await countProducts(withoutNear(term))) || (await countProducts(term))
    const found: TermHits['found'] = []
    for (const { degree, place, match } of listWays(term))
      found.push({ degree, place, numbers: await findNumbers(match, ...others) })
    termHits.push({ weight: term.weight, count, found })
  }
  const any = isFull ? matchAllTerms(terms) : matchAny(terms.map(matchTerm))
  const sized: number[][] = []
  for (const range of sizes) sized.push(await findNumbers(any, matchAbout(range)))
  const soldHits = endsWithSold ? await findNumbers(any, sold) : []
  return rankResults(termHits, { size, sized, sold: soldHits })
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
