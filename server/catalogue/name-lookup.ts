import { category } from '../../domain/content/category.ts'
import type { Connection } from '../db/database.ts'
import { contentRepository } from '../db/record-repository.ts'

/** A record or an entry with a name. */
export interface Nameable {
  _id: string
  name: string
}

export type NameLookup = ReturnType<typeof createNameLookup>

/** Finds records by the texts that cells of a product table give. */
export function createNameLookup(known: readonly Nameable[]) {
  const names = new Map(known.map(({ _id, name }) => [_id, name]))
  const byName = Map.groupBy(names.keys(), (id) => names.get(id) ?? '')
  const byWord = Map.groupBy(names.keys(), (id) => (names.get(id) ?? '').toLowerCase())

  /** Record with the id, the exact name, or the name in any case. */
  function find(text: string): { id?: string; isAmbiguous?: true } {
    if (names.has(text.toLowerCase())) return { id: text.toLowerCase() }
    const [id, second] = byName.get(text) ?? byWord.get(text.toLowerCase()) ?? []
    if (id === undefined) return {}
    return second === undefined ? { id } : { isAmbiguous: true }
  }

  return {
    find,
    nameOf: (id: string) => names.get(id),
    /** The name, or the id where the name would find another record or several. */
    write(id: string): string {
      const name = names.get(id)
      return name !== undefined && find(name).id === id ? name : id
    },
  }
}

export async function readCategoryNames(connection: Connection): Promise<NameLookup> {
  const records = await contentRepository.list(connection, category)
  return createNameLookup(records.map(({ _id, fields }) => ({ _id, name: String(fields.name) })))
}
