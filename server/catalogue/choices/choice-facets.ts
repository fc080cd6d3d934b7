import { sql } from 'kysely'
import type { ChoiceDefinition, Swatch } from '../../../domain/choices/offered-choice.ts'
import type { Connection } from '../../db/database.ts'
import { textsIn } from '../../db/engine.ts'

/** Values of a choice to filter products by, each with the number of products that it finds. */
export interface ChoiceFacet {
  _id: string
  name: string
  values: (Swatch & { count: number })[]
}

/** A choice as far as filters go. */
export type FilteringChoice = Pick<ChoiceDefinition, '_id' | 'name' | 'values'> & {
  isFilter: boolean
}

/**
 * Filter values of live products: of the choices that are filters, in order, the values that
 * visitors can choose of at least one product.
 */
export async function readChoiceFacets(
  connection: Connection,
  choices: readonly FilteringChoice[],
): Promise<ChoiceFacet[]> {
  const filters = choices.filter(({ isFilter }) => isFilter)
  if (filters.length === 0) return []
  const named = await readCounts(
    connection,
    'shown-value',
    filters.flatMap(({ values }) => values.map(({ _id }) => _id)),
  )
  const ofAll = await readCounts(
    connection,
    'shown-choice',
    filters.map(({ _id }) => _id),
  )
  return filters.flatMap(({ _id, name, values }) => {
    const countOf = (value: string) => (named.get(value) ?? 0) + (ofAll.get(_id) ?? 0)
    const found = values
      .filter(({ hidden, isAvailable }) => !hidden && isAvailable)
      .map(({ _id, name, colour, image }) => ({ _id, name, colour, image, count: countOf(_id) }))
      .filter(({ count }) => count > 0)
    return found.length === 0 ? [] : { _id, name, values: found }
  })
}

/** Counts that triggers maintain: of products that name a value, or offer all of a choice. */
async function readCounts(
  connection: Connection,
  kind: 'shown-value' | 'shown-choice',
  ids: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; count: number }>`
    select "value", "count" from "product_facet"
    where "kind" = ${kind} and "value" in ${textsIn(connection, ids)}`.execute(connection)
  return new Map(rows.map(({ value, count }) => [value, count]))
}
