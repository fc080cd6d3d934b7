import { getExpectedProducts } from './judged-query.ts'
import { TOP_RESULTS_COUNT, type Verdict } from './verdict.ts'

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
