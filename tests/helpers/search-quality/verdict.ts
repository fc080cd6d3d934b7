import { getExpectedProducts, type JudgedQuery } from './judged-query.ts'

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
export const TOP_RESULTS_COUNT = 3

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
