import { message } from '../../domain/messages/api-message.ts'
import { furnitureVocabulary } from '../../domain/search/furniture-vocabulary.ts'
import { invalid } from '../kernel/errors.ts'

const known: ReadonlySet<string> = new Set(furnitureVocabulary.map(({ id }) => id))

/**
 * The ids of a field that name built-in groups of words. Throws a 422 for any other, unless the
 * record had it before: a later release of the program may have fewer groups.
 */
export function checkGroups(name: string, ids: string[], before: string[]): string[] {
  const unknown = ids.find((id) => !known.has(id) && !before.includes(id))
  if (unknown !== undefined)
    throw invalid({ [name]: message('fields.unknownVocabularyGroup', { id: unknown }) })
  return ids.filter((id) => known.has(id))
}
