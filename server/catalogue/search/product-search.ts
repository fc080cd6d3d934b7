import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '../../../domain/shop/product-list.ts'
import type { Connection } from '../../db/database.ts'
import {
  categoryWord,
  concealedWord,
  materialWord,
  publicationStatusTerm,
  soldWord,
  tagWord,
  uniqueWord,
} from '../../db/search-index/product-terms.ts'
import {
  type Match,
  matchAny,
  matchEvery,
  matchExcept,
  matchWord,
} from '../../db/search-index/term-index.ts'
import { containing } from '../../kernel/text-normalisation.ts'
import { countFacet } from './product-facets.ts'
import {
  createProductMatches,
  type ProductMatches,
  type Selection,
  type Span,
} from './product-matches.ts'
import { endsWithSold, type FoundProducts, type ProductQuery } from './product-query.ts'
import { loosen, matchAll, ranksOf, readSearch, type Vocabulary } from './query-parser.ts'
import { isSized, matchFitting, matchUnsized } from './size-filter.ts'

/**
 * Runs a query on the search index, filters included. The order is by rank if there are search
 * terms, otherwise manual, unless `sort` is set. The cost grows with the number of matches.
 */
export async function findProducts(
  connection: Connection,
  query: ProductQuery,
  vocabulary: Vocabulary,
): Promise<FoundProducts> {
  const hits = createProductMatches(connection)
  const isSearched = within(query)
  const index = { connection, hits, within: isSearched }
  const read = await readSearch(index, query.q ?? '', vocabulary)
  const search = read !== null && query.isLoose ? loosen(read) : read
  const nothing = { ids: [], total: 0, corrected: search?.corrected }
  if (search !== null && search.terms.length === 0) return nothing
  const others = await readFilters(connection, query)
  if (others === null) return nothing
  const matching = ({ matches, further }: Filters): Selection => ({
    match: isSearched(matches.length === 0 ? everything : matchEvery(matches)),
    further,
  })
  const filters = { ...others, matches: [...others.matches, ...matchFitting(query)] }
  const filtered = (match: Match) => matching({ ...filters, matches: [match, ...filters.matches] })
  const all = search === null ? matching(filters) : filtered(matchAll(search))
  const total = await hits.count(all)
  const page = pageOf(query, total)
  const matched = search === null ? [all] : ranksOf(search).map(filtered)
  const ranks = endsWithSold(query) ? soldLast(matched) : matched
  const ids =
    query.sort === undefined
      ? await readRanks(hits, ranks, page)
      : await readSorted(connection, await hits.condition(all), query.sort, page, total)
  if (!isSized(query)) return { ids, total, corrected: search?.corrected }
  const asked = [search === null ? everything : matchAll(search), ...others.matches]
  const unsized = await hits.count(matching({ ...others, matches: [matchUnsized(query, asked)] }))
  return { ids, total, corrected: search?.corrected, unsized }
}

/** The ranks of available products, followed by the same ranks of sold ones. */
function soldLast(ranks: Selection[]): Selection[] {
  const sold = matchWord(soldWord)
  return [
    ...ranks.map((rank) => ({ ...rank, match: matchExcept(rank.match, sold) })),
    ...ranks.map((rank) => ({ ...rank, match: matchEvery([rank.match, sold]) })),
  ]
}

/** Matches in the search index for the filters of a query. */
interface Filters extends Pick<Selection, 'further'> {
  matches: Match[]
}

/**
 * Restricts a match to the query's publication status. Live products have no term of their own,
 * since its posting list would be as long as the catalogue; the others are excluded instead.
 */
function within({ stage = 'live' }: ProductQuery): (match: Match) => Match {
  if (stage === 'any') return (match) => match
  if (stage === 'live') return (match) => matchExcept(match, matchWord(concealedWord))
  return (match) => matchEvery([match, matchWord(publicationStatusTerm(stage))])
}

/** Sort orders, spelled as the table's indexes. */
export const productOrders = {
  newest: sql`"createdAt" desc, "_id" desc`,
  oldest: sql`"createdAt", "_id"`,
  name: sql`"sortName", "_id"`,
} as const satisfies Record<ProductSort, RawBuilder<unknown>>

function pageOf({ skip = 0, limit }: ProductQuery, total: number): Span {
  return { skip, limit: Math.min(limit || total, Math.max(0, total - skip)) }
}

/** Reads one rank after the other, each in manual order, until the page is full. */
async function readRanks(
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

async function readSorted(
  connection: Connection,
  matches: RawBuilder<unknown>,
  sort: ProductSort,
  { skip, limit }: Span,
  total: number,
): Promise<string[]> {
  const hits = sql`select rowid from "product_words" where ${matches}`
  // With many matches, scanning the sorted list fills a page sooner; with few, sorting the matches
  // is cheaper. `tried` estimates the rows to scan.
  const tried = ((skip + limit) * (await countFacet(connection, 'all'))) / Math.max(1, total)
  const isHit =
    tried < total
      ? sql`exists (select 1 from "product_search" where "product" = "_id" and "number" in (${hits}))`
      : sql`"_id" in (select "product" from "product_search" where "number" in (${hits}))`
  const { rows } = await sql<{ _id: string }>`
    select "_id" from "product" where ${isHit}
    order by ${productOrders[sort]} limit ${limit} offset ${skip}`.execute(connection)
  return rows.map(({ _id }) => _id)
}

/** With more materials, comparing the products' texts is faster. */
const MAX_INDEXED_MATERIALS = 100

/** Null if no product can match. */
async function readFilters(connection: Connection, query: ProductQuery): Promise<Filters | null> {
  const matches: Match[] = []
  if (query.category) matches.push(matchWord(categoryWord(query.category)))
  if (query.tag) matches.push(matchWord(tagWord(query.tag)))
  if (query.unique !== undefined) matches.push(matchWord(uniqueWord(query.unique)))
  if (!query.material) return { matches }
  const pattern = containing(query.material.toLowerCase())
  const materials = await readMaterials(connection, pattern)
  if (materials.length === 0) return null
  if (materials.length <= MAX_INDEXED_MATERIALS) {
    matches.push(matchAny(materials.map((material) => matchWord(materialWord(material)))))
    return { matches }
  }
  // The unary plus keeps SQLite from looking up the numbers one by one.
  const further = sql`and +rowid in (select "number" from "product_search", "product"
    where "product" = "_id" and lower("material") like ${pattern} escape '\\')`
  return { matches, further }
}

const everything = matchAny([true, false].map((isUnique) => matchWord(uniqueWord(isUnique))))

/** Distinct materials that contain a text. */
async function readMaterials(connection: Connection, pattern: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select "value" from "product_facet" where "kind" = 'material'
      and lower("value") like ${pattern} escape '\\' limit ${MAX_INDEXED_MATERIALS + 1}`.execute(
    connection,
  )
  return rows.map(({ value }) => value)
}
