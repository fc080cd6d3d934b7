import { z } from 'zod'
import { choice } from '../../../domain/content/choice.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository } from '../../db/records/record-repository.ts'
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
