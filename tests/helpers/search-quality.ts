import { z } from 'zod'
import queriesByGroup from '../../demo/judged-queries.json' with { type: 'json' }
import { limits } from '../../domain/content/limits.ts'
import { product } from '../../domain/content/product.ts'

export interface SearchResults {
  /** Products in the order of the results. */
  names: string[]
  total: number
  /** Corrected query, if it was corrected. */
  corrected?: string
  isRelaxed: boolean
  /** Results that match every word. */
  fullMatches: number
}

/** Comparison of a search's results with its expectations. */
export interface Verdict {
  query: JudgedQuery
  results: SearchResults
  /** Rank of the first expected product, from 1; null if no result is one. */
  rank: number | null
  /** Failed expectations, each as a phrase; empty if all are met. */
  failures: string[]
}

/** Results that visitors see without scrolling. */
const TOP_RESULTS_COUNT = 3

export function judgeResults(query: JudgedQuery, results: SearchResults): Verdict {
  const expected = getExpectedProducts(query)
  const index = results.names.findIndex((name) => expected.has(name))
  const failures = [
    ...findProductFailures(query, results),
    ...findTotalFailures(query, results),
    ...findCorrectionFailures(query, results),
    ...findRelaxationFailures(query, results),
  ]
  return { query, results, rank: index === -1 ? null : index + 1, failures }
}

function findProductFailures(query: JudgedQuery, { names }: SearchResults): string[] {
  const { top = [], n = TOP_RESULTS_COUNT, any, among, not = [] } = query
  const first = names.slice(0, TOP_RESULTS_COUNT)
  const failures: string[] = []
  const missing = top.filter((name) => !names.slice(0, n).includes(name))
  if (missing.length > 0) failures.push(`${join(missing, 'and')} within the first ${n}`)
  if (any?.every((name) => !first.includes(name)))
    failures.push(`${join(any, 'or')} within the first 3`)
  if (among !== undefined && (first.length === 0 || first.some((name) => !among.includes(name))))
    failures.push(`nothing but ${join(among, 'or')} within the first 3`)
  const unwanted = not.filter((name) => first.includes(name))
  if (unwanted.length > 0) failures.push(`${join(unwanted, 'and')} not within the first 3`)
  return failures
}

function findTotalFailures({ none, total }: JudgedQuery, results: SearchResults): string[] {
  if (none) return results.total === 0 ? [] : ['no results']
  const { min = 0, max = Number.POSITIVE_INFINITY } = total ?? {}
  if (results.total < min) return [`at least ${min} results, not ${results.total}`]
  return results.total > max ? [`at most ${max} results, not ${results.total}`] : []
}

function findCorrectionFailures({ corrected }: JudgedQuery, results: SearchResults): string[] {
  if (corrected === undefined) return []
  if (corrected === false)
    return results.corrected === undefined ? [] : [`no correction to “${results.corrected}”`]
  const words = splitWords(results.corrected ?? '')
  const hasAll = splitWords(corrected).every((word) => words.includes(word))
  return hasAll ? [] : [`a correction to “${corrected}”, not to “${results.corrected ?? ''}”`]
}

function findRelaxationFailures({ relaxed, full }: JudgedQuery, results: SearchResults): string[] {
  const failures: string[] = []
  if (relaxed !== undefined && relaxed !== results.isRelaxed)
    failures.push(relaxed ? 'partial matches marked as such' : 'no partial matches')
  if (full !== undefined && full !== results.fullMatches)
    failures.push(`${full} full matches, not ${results.fullMatches}`)
  return failures
}

/** Words without case and accents, since a correction may be `macramé`. */
function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
}

function join(names: readonly string[], link: 'and' | 'or'): string {
  return new Intl.ListFormat('en', {
    type: link === 'and' ? 'conjunction' : 'disjunction',
  }).format(names)
}

const productNames = z.array(z.string()).optional()

/**
 * A query on the demo catalogue with its expected results: those that a careful shop assistant
 * would show. Judgements follow from the texts of the catalogue and from the API's documentation of
 * `q`, and are written before any ranking is tried on them. An omitted property is not judged.
 * Products have the names of `demo/manifest.json`.
 */
const judgedQuery = z.strictObject({
  /** Text that a visitor types. */
  q: z.string(),
  /** Products that all have to be among the first `n` results. */
  top: productNames,
  /** Number of results among which `top` has to be; 3 by default. */
  n: z.int().optional(),
  /** Products of which at least one has to be among the first 3 results. */
  any: productNames,
  /** The only products allowed among the first 3 results, with at least one of them. */
  among: productNames,
  /** Products that must not be among the first 3 results. */
  not: productNames,
  /** True if the search has to return no results. */
  none: z.literal(true).optional(),
  /** Bounds of the number of results. */
  total: z.strictObject({ min: z.int().optional(), max: z.int().optional() }).optional(),
  /** Words that the corrected query has to contain; false if it must not be corrected. */
  corrected: z.union([z.string(), z.literal(false)]).optional(),
  /** True if results include partial matches. */
  relaxed: z.boolean().optional(),
  /** Number of results that match every word. */
  full: z.int().optional(),
})

export type JudgedQuery = z.infer<typeof judgedQuery>

/** Queries of one kind. */
export interface QueryGroup {
  name: string
  queries: readonly JudgedQuery[]
}

/** All judged queries, by group. */
export const queryGroups: readonly QueryGroup[] = Object.entries(
  z.record(z.string(), z.array(judgedQuery)).parse(queriesByGroup),
).map(([name, queries]) => ({ name, queries }))

/** Products that the query expects; if empty, its rank is not judged. */
export function getExpectedProducts({ top = [], any = [], among = [] }: JudgedQuery): Set<string> {
  return new Set([...top, ...any, ...among])
}

/** Quality of a set of searches. Shares are from 0 to 1; null if they apply to no query. */
export interface SearchQuality {
  queries: number
  /** Share of queries with an expected product that have one within the first 3 results. */
  success: number | null
  /** Mean of 1/rank of the first expected product (MRR), 0 for a query without one. */
  meanReciprocalRank: number | null
  /** Share of queries with an expected product that have no results. */
  empty: number | null
  /** Share of nonsense queries that have results. */
  wrong: number | null
  /** Share of queries that meet every expectation. */
  held: number | null
}

export function measureQuality(verdicts: readonly Verdict[]): SearchQuality {
  const answerable = verdicts.filter(({ query }) => getExpectedProducts(query).size > 0)
  const nonsense = verdicts.filter(({ query }) => query.none)
  const isFoundEarly = ({ rank }: Verdict) => rank !== null && rank <= TOP_RESULTS_COUNT
  return {
    queries: verdicts.length,
    success: meanOf(answerable, (verdict) => Number(isFoundEarly(verdict))),
    meanReciprocalRank: meanOf(answerable, ({ rank }) => (rank === null ? 0 : 1 / rank)),
    empty: meanOf(answerable, ({ results }) => Number(results.total === 0)),
    wrong: meanOf(nonsense, ({ results }) => Number(results.total > 0)),
    held: meanOf(verdicts, ({ failures }) => Number(failures.length === 0)),
  }
}

/** Descriptions of failed queries, with expected and actual results. */
export function describeFailures(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ failures }) => failures.length > 0)
    .map(({ query, results, failures }) => {
      const { names, total, corrected } = results
      const more = total > TOP_RESULTS_COUNT ? ` and ${total - TOP_RESULTS_COUNT} more` : ''
      const found = names.slice(0, TOP_RESULTS_COUNT).join(', ') + more
      const searched = corrected === undefined ? '' : ` for “${corrected}”`
      return `“${query.q}”: expected ${failures.join('; ')}; found${searched} ${found || 'nothing'}.`
    })
}

function meanOf(
  verdicts: readonly Verdict[],
  getValue: (verdict: Verdict) => number,
): number | null {
  if (verdicts.length === 0) return null
  return verdicts.reduce((sum, verdict) => sum + getValue(verdict), 0) / verdicts.length
}

/** Path of a search in the API, without its base path; all results on one page. */
export function getSearchPath(q: string): string {
  return `${product.path}?${new URLSearchParams({ q, limit: String(limits.publicList) })}`
}

const response = z.object({
  categoryItemData: z.array(z.object({ name: z.string() })),
  total: z.int(),
  corrected: z.string().optional(),
  relaxed: z.literal(true).optional(),
  fullMatches: z.int().optional(),
})

/** Results of a response. A search that was not relaxed has full matches only. */
export function readResults(body: unknown): SearchResults {
  const { categoryItemData, total, corrected, relaxed, fullMatches } = response.parse(body)
  return {
    names: categoryItemData.map(({ name }) => name),
    total,
    corrected,
    isRelaxed: relaxed === true,
    fullMatches: relaxed ? (fullMatches ?? 0) : total,
  }
}
