import { sql } from 'kysely'
import { z } from 'zod'
import type { ChoiceDefinition, Swatch } from '../../../domain/choices/offered-choice.ts'
import { choice } from '../../../domain/content/choice.ts'
import type { Connection } from '../../db/database.ts'
import { textsIn } from '../../db/engine.ts'
import { contentRepository } from '../../db/record-repository.ts'
import { choiceValueWord, choiceWord } from '../../db/search-index/product-terms.ts'
import { type Match, matchAny, matchWord } from '../../db/search-index/term-index.ts'

/**
 * Matches of products of which visitors can choose each of the values; null if one of them is
 * unknown, hidden or not available now, so that no product can match.
 */
export async function matchOffering(
  connection: Connection,
  values: readonly string[],
): Promise<Match[] | null> {
  const wanted = [...new Set(values)]
  if (wanted.length === 0) return []
  const choicesByValue = await readChoosableValues(connection)
  const matches: Match[] = []
  for (const value of wanted) {
    const choices = choicesByValue.get(value)
    if (choices === undefined) return null
    const ofAll = choices.map((id) => matchWord(choiceWord(id)))
    matches.push(matchAny([matchWord(choiceValueWord(value)), ...ofAll]))
  }
  return matches
}

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

/** Fields that decide whether visitors can choose a value. */
const valueState = z.object({ _id: z.string(), isAvailable: z.boolean(), hidden: z.boolean() })

/** Choices by the ids of their values that visitors can choose. */
async function readChoosableValues(connection: Connection): Promise<Map<string, string[]>> {
  const choices = await contentRepository.list(connection, choice)
  const found = new Map<string, string[]>()
  for (const { _id, fields } of choices)
    for (const value of z.array(valueState).parse(fields.values))
      if (value.isAvailable && !value.hidden)
        found.set(value._id, [...(found.get(value._id) ?? []), _id])
  return found
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
