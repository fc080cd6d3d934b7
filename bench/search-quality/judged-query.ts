/**
 * A search of the demo catalogue, and what a careful shop assistant would show. Judgements follow
 * from the texts of the catalogue and from what the API promises of `q`, and are written before any
 * ranking is tried on them. A property that an entry leaves out is not judged. Products have their
 * names in `demo/manifest.json`.
 */
export interface JudgedQuery {
  /** Text that a visitor types. */
  q: string
  /** Products that have to be among the first `n` results, all of them. */
  top?: readonly string[]
  /** How far down `top` looks: 3 unless it says otherwise. */
  n?: number
  /** Products of which one or more has to be among the first 3 results. */
  any?: readonly string[]
  /** The only products that may be among the first 3 results, of which there has to be one. */
  among?: readonly string[]
  /** Products that may not be among the first 3 results. */
  not?: readonly string[]
  /** For a search that has to find nothing. */
  none?: true
  /** Bounds of the number of results. */
  total?: { min?: number; max?: number }
  /** Words that the corrected search has to contain, or false if nothing may be corrected. */
  corrected?: string | false
  /** True if results that match only in part follow. */
  relaxed?: boolean
  /** Number of results that match every word. */
  full?: number
}

/** Queries of one kind. */
export interface QueryGroup {
  name: string
  queries: readonly JudgedQuery[]
}

/** Products that the entry expects; without any, it is not a matter of rank. */
export function getExpectedProducts({ top = [], any = [], among = [] }: JudgedQuery): Set<string> {
  return new Set([...top, ...any, ...among])
}
