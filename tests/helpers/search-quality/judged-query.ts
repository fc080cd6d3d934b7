import { z } from 'zod'
import queriesByGroup from '../../../demo/judged-queries.json' with { type: 'json' }

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
