import { sql } from 'kysely'
import { z } from 'zod'
import { measureProduct } from '../../../domain/measures/product-size.ts'
import { decimalOf, hundredthsOf } from '../../../domain/money/decimal.ts'
import type { Connection } from '../../db/database.ts'
import { textsIn } from '../../db/engine.ts'
import { priceTerms, sizeTerms } from '../../db/search-index/number-terms.ts'
import {
  concealedWord,
  publicationStatusTerm,
  uniqueWord,
} from '../../db/search-index/product-terms.ts'
import {
  type Match,
  matchAny,
  matchEvery,
  matchExcept,
  matchWord,
} from '../../db/search-index/term-index.ts'
import { type Filters, readFilters } from './filter-conditions.ts'
import { readRanks, soldLast } from './match-ranks.ts'
import { countFacet } from './product-facets.ts'
import {
  createProductMatches,
  type SearchedIndex,
  type Selection,
  type Span,
} from './product-matches.ts'
import {
  endsWithSold,
  type FoundProducts,
  type ListQuery,
  type LoosenedBounds,
} from './product-query.ts'
import { type ProductSearch, type QueryBounds, readSearch } from './query-parser.ts'
import { listRanks, matchAbout, rankProducts } from './ranked-search.ts'
import { MIN_FULL_RESULTS } from './result-ranking.ts'
import { inNameOrGroups, matchAllTerms, withoutNear } from './search-terms.ts'
import type { Vocabulary } from './search-vocabulary.ts'
import { readSorted, sortProducts } from './sorted-matches.ts'

/**
 * Runs a query on the search index, filters included. The order is by rank if there are search
 * terms, otherwise manual, unless `sort` is set. The cost grows with the number of matches.
 */
export async function findProducts(
  connection: Connection,
  query: ListQuery,
  vocabulary: Vocabulary,
): Promise<FoundProducts> {
  const index = { connection, hits: createProductMatches(connection), within: within(query) }
  const search = await readSearch(index, query.q ?? '', vocabulary)
  if (search !== null && !isMeaningful(search)) return { ids: [], total: 0 }
  const filters = await readFilters(query, { connection, vocabulary })
  if (filters === null) return { ids: [], total: 0 }
  const find = (one: ListQuery, asked = search) => findMatches(index, one, asked, filters)
  const found = await find(query)
  if (search === null) return found
  const nearest = found.total > 0 ? found : await findLoosened(connection, query, search, find)
  return nearest === null ? found : { ...nearest, corrected: search.corrected }
}

/** A page of the products that match search and filters, within the bounds of both. */
async function findMatches(
  index: SearchedIndex,
  query: ListQuery,
  search: ProductSearch | null,
  { matches, fitting, sized, further }: Filters,
): Promise<FoundProducts> {
  const { connection, hits } = index
  const others = [...matches, ...(await matchBounds(connection, search?.bounds ?? {}))]
  const matching = (parts: Match[]): Selection => ({
    match: index.within(parts.length === 0 ? everything : matchEvery(parts)),
    further,
  })
  const filtered = (match: Match) => matching([match, ...others, ...fitting])
  const asked = search === null ? everything : matchSearched(search)
  const all = filtered(asked)
  const found =
    search === null || search.terms.length === 0
      ? await readList(index, query, all, endsWithSold(query) ? soldLast([all]) : [all])
      : await readRanked(index, query, search, filtered)
  if (sized.length === 0) return found
  const unsized = matching([matchExcept(matchEvery([asked, ...others]), matchEvery(sized))])
  return { ...found, unsized: await hits.count(unsized) }
}

/**
 * A page of the search without a bound that no product meets, or without all of them; null if that
 * finds nothing either. Unless the query has an order, the nearest products come first of those that
 * have the terms in name, category or tags: a table whose description names a swing is no cheap swing.
 */
async function findLoosened(
  connection: Connection,
  query: ListQuery,
  search: ProductSearch,
  find: (query: ListQuery, search: ProductSearch) => Promise<FoundProducts>,
): Promise<FoundProducts | null> {
  const names = boundNames.filter((name) => search.bounds[name] !== undefined)
  const single = names.map((name) => [name])
  for (const dropped of names.length > 1 ? [...single, names] : single) {
    const bounds = { ...search.bounds }
    const loosened: LoosenedBounds = {}
    for (const name of dropped) {
      Object.assign(loosened, { [name]: bounds[name] })
      delete bounds[name]
    }
    const { skip = 0, limit = 0, sort, ...unordered } = query
    const first = { ...unordered, limit: limit && Math.max(skip + limit, MAX_SORTED_BY_NEARNESS) }
    const all = await find({ ...first, ...(sort && { sort }) }, { ...search, bounds })
    if (all.total === 0) continue
    const end = limit ? skip + limit : all.total
    const [name] = dropped
    if (dropped.length > 1 || name === undefined)
      return { ...all, ids: all.ids.slice(skip, end), loosened }
    const terms = search.terms.map(inNameOrGroups)
    const named = await find(first, { ...search, bounds, terms })
    const near = await sortByNearness(connection, named.total > 0 ? named : all, name)
    const sorted = sort === undefined ? [...new Set([...near.ids, ...all.ids])] : all.ids
    return {
      ...all,
      ids: sorted.slice(skip, end),
      loosened: { ...loosened, ...near.nearest },
    }
  }
  return null
}

/** Best-ranked products that are sorted by nearness: parsing the sizes of all would take seconds. */
const MAX_SORTED_BY_NEARNESS = 2_000

const boundNames = ['maxPrice', 'minPrice', 'maxSize', 'minSize'] as const

const measuredProduct = z.object({
  _id: z.string(),
  effectivePrice: z.number().nullable(),
  isSold: z.number(),
  width: z.string(),
  length: z.string(),
  height: z.string(),
})

/**
 * The best of the products that match in full, if any, those first whose price or size is nearest to
 * a bound that none meets, and that price or size; then those that have none, and sold ones.
 */
async function sortByNearness(
  connection: Connection,
  { ids, fullMatches }: FoundProducts,
  bound: (typeof boundNames)[number],
): Promise<{ ids: string[]; nearest: LoosenedBounds }> {
  const best = ids.slice(0, Math.min(fullMatches || ids.length, MAX_SORTED_BY_NEARNESS))
  const { rows } = await sql<unknown>`
    select "_id", "effectivePrice", "isSold", "width", "length", "height" from "product"
    where "_id" in ${textsIn(connection, best)}`.execute(connection)
  const isPrice = bound === 'maxPrice' || bound === 'minPrice'
  const direction = bound === 'maxPrice' || bound === 'maxSize' ? 1 : -1
  const values = new Map<string, number>()
  const sold = new Set<string>()
  for (const row of z.array(measuredProduct).parse(rows)) {
    const value = isPrice ? row.effectivePrice : measureProduct(row).longer
    if (row.isSold === 1) sold.add(row._id)
    else if (value !== null) values.set(row._id, value)
  }
  const distanceOf = (id: string) => {
    const value = values.get(id)
    return value === undefined ? Number.MAX_SAFE_INTEGER : direction * value
  }
  const sorted = best.toSorted(
    (a, b) => Number(sold.has(a)) - Number(sold.has(b)) || distanceOf(a) - distanceOf(b),
  )
  const value = values.get(sorted[0] ?? '')
  const nearest: LoosenedBounds =
    value === undefined ? {} : isPrice ? { nearestPrice: decimalOf(value) } : { nearestSize: value }
  return { ids: sorted, nearest }
}

/** A page of products in the order that the query asks for, else by rank, each in manual order. */
async function readList(
  { connection, hits }: SearchedIndex,
  query: ListQuery,
  all: Selection,
  ranks: Selection[],
): Promise<FoundProducts> {
  const total = await hits.count(all)
  const page = pageOf(query, total)
  const { sort } = query
  const ids =
    sort === undefined
      ? await readRanks(hits, ranks, page)
      : await readSorted(connection, { ...query, sort }, { hits, all, total }, page)
  return { ids, total }
}

/** A page of the products that have the terms, followed by those that have some of them. */
async function readRanked(
  index: SearchedIndex,
  query: ListQuery,
  { terms, sizes }: ProductSearch,
  filtered: (match: Match) => Selection,
): Promise<FoundProducts> {
  const { connection, hits } = index
  const [first] = terms
  const isSingle = terms.length === 1
  const exact = filtered(matchAllTerms(terms.map(withoutNear)))
  const isFull = isSingle || (await hits.count(exact)) >= MIN_FULL_RESULTS
  const ranking = { filtered, endsWithSold: endsWithSold(query) }
  if (isFull && first && (query.sort !== undefined || (isSingle && sizes.length === 0))) {
    const all = filtered(matchAllTerms(terms))
    return readList(index, query, all, listRanks(first, ranking))
  }
  const size = await countFacet(connection, 'all')
  const { full, partial } = await rankProducts(hits, { terms, sizes, isFull, size, ...ranking })
  const total = full.length + partial.length
  const { skip, limit } = pageOf(query, total)
  const end = skip + limit
  const { sort } = query
  const ids =
    sort === undefined
      ? await hits.identify([...full, ...partial].slice(skip, end))
      : [
          ...(await sortProducts(connection, full, sort, end)),
          ...(await sortProducts(connection, partial, sort, end)),
        ].slice(skip, end)
  const relaxed = partial.length > 0 ? ({ relaxed: true, fullMatches: full.length } as const) : {}
  return { ids, total, ...relaxed }
}

/** False for a query of which nothing is left. */
function isMeaningful({ terms, sizes, bounds }: ProductSearch): boolean {
  return terms.length > 0 || sizes.length > 0 || Object.values(bounds).some(Boolean)
}

/** Match of products that have all terms; without terms, of those that have the sizes. */
function matchSearched({ terms, sizes }: ProductSearch): Match {
  if (terms.length > 0) return matchAllTerms(terms)
  return sizes.length > 0 ? matchEvery(sizes.map(matchAbout)) : everything
}

/** Bounds that a query names in words. An amount means nothing to a shop that shows no prices. */
async function matchBounds(
  connection: Connection,
  { minSize, maxSize, minPrice, maxPrice }: QueryBounds,
): Promise<Match[]> {
  const matches: Match[] = []
  if (minSize !== undefined) matches.push(sizeTerms.longer.matchMinimum(minSize))
  if (maxSize !== undefined) matches.push(sizeTerms.longer.matchMaximum(maxSize))
  if (minPrice === undefined && maxPrice === undefined) return matches
  if ((await countFacet(connection, 'shown-priced')) === 0) return matches
  if (minPrice !== undefined) matches.push(priceTerms.matchMinimum(hundredthsOf(minPrice)))
  if (maxPrice !== undefined) matches.push(priceTerms.matchMaximum(hundredthsOf(maxPrice)))
  return matches
}

/**
 * Restricts a match to the query's publication status. Live products have no term of their own,
 * since its posting list would be as long as the catalogue; the others are excluded instead.
 */
function within({ stage = 'live' }: ListQuery): (match: Match) => Match {
  if (stage === 'any') return (match) => match
  if (stage === 'live') return (match) => matchExcept(match, matchWord(concealedWord))
  return (match) => matchEvery([match, matchWord(publicationStatusTerm(stage))])
}

function pageOf({ skip = 0, limit }: ListQuery, total: number): Span {
  return { skip, limit: Math.min(limit || total, Math.max(0, total - skip)) }
}

const everything = matchAny([true, false].map((isUnique) => matchWord(uniqueWord(isUnique))))
