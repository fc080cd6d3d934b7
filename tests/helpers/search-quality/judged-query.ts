/**
 * A query on the demo catalogue with its expected results: those that a careful shop assistant
 * would show. Judgements follow from the texts of the catalogue and from the API's documentation of
 * `q`, and are written before any ranking is tried on them. An omitted property is not judged.
 * Products have the names of `demo/manifest.json`.
 */
export interface JudgedQuery {
  /** Text that a visitor types. */
  q: string
  /** Products that all have to be among the first `n` results. */
  top?: readonly string[]
  /** Number of results among which `top` has to be; 3 by default. */
  n?: number
  /** Products of which at least one has to be among the first 3 results. */
  any?: readonly string[]
  /** The only products allowed among the first 3 results, with at least one of them. */
  among?: readonly string[]
  /** Products that must not be among the first 3 results. */
  not?: readonly string[]
  /** True if the search has to return no results. */
  none?: true
  /** Bounds of the number of results. */
  total?: { min?: number; max?: number }
  /** Words that the corrected query has to contain; false if it must not be corrected. */
  corrected?: string | false
  /** True if results include partial matches. */
  relaxed?: boolean
  /** Number of results that match every word. */
  full?: number
}

/** Queries of one kind. */
export interface QueryGroup {
  name: string
  queries: readonly JudgedQuery[]
}

/** Products that the query expects; if empty, its rank is not judged. */
export function getExpectedProducts({ top = [], any = [], among = [] }: JudgedQuery): Set<string> {
  return new Set([...top, ...any, ...among])
}
