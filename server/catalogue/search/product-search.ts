import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/database.ts'
import {
  categoryWord,
  concealedWord,
  materialWord,
  publicationStatusTerm,
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
import { readRanks, soldLast } from './match-ranks.ts'
import { readMaterialSpellings } from './material-groups.ts'
import { matchOffer } from './offer-filter.ts'
import { createProductMatches, type Selection, type Span } from './product-matches.ts'
import { endsWithSold, type FoundProducts, type ProductQuery } from './product-query.ts'
import { loosen, matchAll, ranksOf, readSearch, type Vocabulary } from './query-parser.ts'
import { isSized, matchFitting, matchUnsized } from './size-filter.ts'
import { readSorted } from './sorted-matches.ts'

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
  const others = await readFilters(connection, query, vocabulary)
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
  const { sort } = query
  const ids =
    sort === undefined
      ? await readRanks(hits, ranks, page)
      : await readSorted(connection, { ...query, sort }, { hits, all, total }, page)
  if (!isSized(query)) return { ids, total, corrected: search?.corrected }
  const asked = [search === null ? everything : matchAll(search), ...others.matches]
  const unsized = await hits.count(matching({ ...others, matches: [matchUnsized(query, asked)] }))
  return { ids, total, corrected: search?.corrected, unsized }
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

function pageOf({ skip = 0, limit }: ProductQuery, total: number): Span {
  return { skip, limit: Math.min(limit || total, Math.max(0, total - skip)) }
}

/** With more materials, comparing the products' texts is faster. */
const MAX_INDEXED_MATERIALS = 100

/** Null if no product can match. */
async function readFilters(
  connection: Connection,
  query: ProductQuery,
  { synonyms }: Vocabulary,
): Promise<Filters | null> {
  const matches = matchOffer(query)
  if (query.category) matches.push(matchWord(categoryWord(query.category)))
  if (query.tag) matches.push(matchWord(tagWord(query.tag)))
  if (query.unique !== undefined) matches.push(matchWord(uniqueWord(query.unique)))
  if (!query.material) return { matches }
  const spellings = await readMaterialSpellings(connection, query.material, synonyms)
  const patterns = spellings.map((spelling) => containing(spelling.toLowerCase()))
  const materials = await readMaterials(connection, isLike(sql`"value"`, patterns))
  if (materials.length === 0) return null
  if (materials.length <= MAX_INDEXED_MATERIALS) {
    matches.push(matchAny(materials.map((material) => matchWord(materialWord(material)))))
    return { matches }
  }
  // The unary plus keeps SQLite from looking up the numbers one by one.
  const further = sql`and +rowid in (select "number" from "product_search", "product"
    where "product" = "_id" and ${isLike(sql`"material"`, patterns)})`
  return { matches, further }
}

const everything = matchAny([true, false].map((isUnique) => matchWord(uniqueWord(isUnique))))

/** Condition that a text, in any case, is like one of the patterns. */
function isLike(text: RawBuilder<unknown>, patterns: string[]): RawBuilder<unknown> {
  const conditions = patterns.map((pattern) => sql`lower(${text}) like ${pattern} escape '\\'`)
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Distinct materials that fulfil a condition. */
async function readMaterials(
  connection: Connection,
  condition: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select "value" from "product_facet" where "kind" = 'material'
      and ${condition} limit ${MAX_INDEXED_MATERIALS + 1}`.execute(connection)
  return rows.map(({ value }) => value)
}
