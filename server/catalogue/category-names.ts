import { category } from '../../domain/content/category.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import type { Connection } from '../db/database.ts'
import { contentRepository } from '../db/records/record-repository.ts'

/** Categories by the names that cells of a product table give. */
export interface CategoryNames {
  /** Category of a cell: by its id, its exact name, or its name in any case. */
  find(cell: string): { id: string | null; error?: ApiMessage; isUnknown?: true }
  /** Text that `find` resolves to the same category. */
  write(id: unknown): string
  name(id: unknown): string | null
}

export async function readCategoryNames(connection: Connection): Promise<CategoryNames> {
  const records = await contentRepository.list(connection, category)
  const names = new Map(records.map(({ _id, fields }) => [_id, String(fields.name)]))
  const byName = Map.groupBy(names.keys(), (id) => names.get(id) ?? '')
  const byWord = Map.groupBy(names.keys(), (id) => (names.get(id) ?? '').toLowerCase())

  const find: CategoryNames['find'] = (cell) => {
    if (cell === '') return { id: null }
    if (names.has(cell.toLowerCase())) return { id: cell.toLowerCase() }
    const ids = byName.get(cell) ?? byWord.get(cell.toLowerCase()) ?? []
    const [id] = ids
    if (id === undefined)
      return { id: null, error: message('import.unknownCategory', { name: cell }), isUnknown: true }
    if (ids.length > 1)
      return { id: null, error: message('import.ambiguousCategory', { name: cell }) }
    return { id }
  }
  const name = (id: unknown) => (typeof id === 'string' ? (names.get(id) ?? null) : null)
  return {
    find,
    name,
    write(id) {
      const text = name(id) ?? ''
      return text !== '' && find(text).id !== id ? String(id) : text
    },
  }
}
