import type {
  EntryIdsField,
  IdField,
  RecordsField,
} from '../../../domain/content/fields/field-types.ts'
import { message, recordNotFound } from '../../../domain/messages/api-message.ts'
import type { Connection } from '../../db/database.ts'
import { entriesIn, idsIn, type StoredEntry } from '../../db/records/columns.ts'
import { typeOfTable } from '../../db/records/content-type-lookup.ts'
import { contentRepository } from '../../db/records/record-repository.ts'
import { invalid } from '../../kernel/errors.ts'

type Entry = Record<string, unknown>

/**
 * Checks the records and entries that a list of records names. Throws a 422 for unknown ones; those
 * that the list named `before` drop out. An entry that loses all of the ids that it names drops out
 * too, since no ids mean all of them.
 */
export async function checkEntries(
  connection: Connection,
  name: string,
  field: RecordsField,
  value: unknown,
  before: unknown,
): Promise<unknown> {
  if (!isEntryList(value) || value.length === 0) return value
  let entries = value
  for (const [key, own] of Object.entries(field.entries)) {
    if (own.kind !== 'id') continue
    const lists = Object.entries(field.entries).flatMap(([listKey, list]) =>
      list.kind === 'entry-ids' && list.of === key ? [{ key: listKey, list }] : [],
    )
    const named: NamedRecords = { name, key, own, lists, before: entriesIn(before) }
    entries = await checkNamedRecords(connection, named, entries)
  }
  return entries
}

interface NamedRecords {
  /** Name of the list, for errors. */
  name: string
  /** Entry field with the id of a record. */
  key: string
  own: IdField
  /** Entry fields with ids among the entries of that record. */
  lists: { key: string; list: EntryIdsField }[]
  before: StoredEntry[]
}

async function checkNamedRecords(
  connection: Connection,
  { name, key, own, lists, before }: NamedRecords,
  entries: Entry[],
): Promise<Entry[]> {
  const ids = entries.map((entry) => String(entry[key]))
  const records = await contentRepository.findAll(connection, typeOfTable(own.to), ids)
  return entries.flatMap((entry): Entry[] => {
    const record = records.get(String(entry[key]))
    const earlier = before.filter((other) => other[key] === entry[key])
    if (record === undefined) {
      if (earlier.length > 0) return []
      throw invalid({ [name]: recordNotFound({ table: own.to }) })
    }
    const checked: Entry = { ...entry }
    for (const { key: listKey, list } of lists) {
      const known = new Set(entriesIn(record.fields[list.list]).map(({ _id }) => _id))
      const forgiven = new Set(earlier.flatMap((other) => idsIn(other[listKey])))
      const wanted = idsIn(entry[listKey])
      if (wanted.some((id) => !known.has(id) && !forgiven.has(id)))
        throw invalid({ [name]: message(list.unknown) })
      const left = wanted.filter((id) => known.has(id))
      if (left.length === 0 && wanted.length > 0) return []
      checked[listKey] = left
    }
    return [checked]
  })
}

function isEntryList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object')
}
