import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { EntryField, RecordsField } from '../../domain/content/fields/records-field.ts'
import type { EntryIdsField, IdField } from '../../domain/content/fields/reference-fields.ts'
import { isTranslated } from '../../domain/content/fields/translated-fields.ts'
import { message, recordNotFound } from '../../domain/messages/api-message.ts'
import { invalid } from '../kernel/errors.ts'
import { picturesIn, readPicture } from './entry-pictures.ts'
import {
  type CheckPlace,
  type EntryKind,
  type FieldKind,
  jsonKind,
  openText,
  readKeyed,
  textsOf,
  type WritePlace,
} from './field-kind.ts'
import { groupKind } from './group.ts'
import { imageKind } from './image.ts'
import { numericKinds } from './numbers.ts'
import { idKinds } from './references.ts'
import {
  entriesIn,
  idsIn,
  type StoredEntry,
  type StoredEntryValue,
  storedSchemas,
} from './stored-values.ts'
import { textKind } from './text.ts'

export const entryKinds = {
  ...numericKinds,
  ...idKinds,
  text: textKind,
  image: imageKind,
  group: groupKind,
} satisfies {
  [K in EntryField['kind']]: EntryKind<Extract<EntryField, { kind: K }>, StoredEntryValue>
}

function kindOf(field: EntryField): EntryKind<EntryField, StoredEntryValue> {
  return entryKinds[field.kind]
}

export const recordsKind: FieldKind<RecordsField> = {
  ...jsonKind(storedSchemas.records, () => []),
  toStored: toStoredEntries,
  fromColumn: (field, column) =>
    column === null ? [] : toStoredEntries(field, JSON.parse(storedSchemas.text.parse(column))),
  filesOf: ({ entries }, value) =>
    entriesIn(value).flatMap((entry) =>
      Object.entries(entries).flatMap(([name, field]) =>
        kindOf(field).filesOf(field, entry[name] ?? null),
      ),
    ),
  replaceMedia: ({ entries }, path, value, replacement) =>
    entriesIn(value).map((entry, index) => ({
      ...entry,
      ...Object.fromEntries(
        Object.entries(entries).map(([name, field]) => {
          const at = `${path}.${entry._id ?? index}.${name}`
          return [name, kindOf(field).replaceMedia(field, at, entry[name] ?? null, replacement)]
        }),
      ),
    })),
  readJson: mergeEntries,
  readParts: (field, parts, place) => mergeEntries(field, textsOf(parts).at(-1), place),
  check: checkEntries,
  uploads: ({ entries }) =>
    Object.values(entries).some(({ kind }) => kind === 'image') ? 'pictures of entries' : null,
  references: ({ entries }) =>
    Object.values(entries).flatMap((entry) =>
      entry.kind === 'id'
        ? [{ table: entry.to, names: (_, column, id) => isNamedInEntries(column, id) }]
        : [],
    ),
  present: ({ entries }, value, known) =>
    entriesIn(value).map((entry) => ({
      ...entry,
      ...Object.fromEntries(
        Object.entries(entries).map(([name, field]) => [
          name,
          kindOf(field).present(field, entry[name] ?? null, known),
        ]),
      ),
    })),
  respond: ({ entries }, name, value) => ({
    [name]: entriesOf(value).map((entry) => {
      const response = { ...entry }
      for (const [key, field] of Object.entries(entries))
        Object.assign(response, kindOf(field).respond(field, key, entry[key]))
      return response
    }),
  }),
  /** Without hidden entries and private fields. */
  respondToVisitor({ entries, hiddenBy }, value) {
    const isPrivate = (name: string) => entries[name]?.isPrivate === true
    return entriesOf(value)
      .filter((entry) => hiddenBy === undefined || entry[hiddenBy] !== true)
      .map((entry) =>
        Object.fromEntries(Object.entries(entry).filter(([name]) => !isPrivate(name))),
      )
  },
  replaceTexts({ entries }, path, value, replacement) {
    const replaceIn = (entry: Entry) => {
      const replaced = { ...entry }
      for (const [name, field] of Object.entries(entries)) {
        if (!isTranslated(field)) continue
        const at = `${path}.${entry._id}.${name}`
        replaced[name] = kindOf(field).replaceTexts(field, at, entry[name], replacement)
      }
      return replaced
    }
    return entriesOf(value).map((entry) => (isEntry(entry) ? replaceIn(entry) : entry))
  },
  readTexts({ entries }, path, sent, reading) {
    const { fail } = reading
    const fields = new Map(Object.entries(entries))
    for (const [id, own] of readKeyed(sent, fail)) {
      for (const [name, text] of readKeyed(own, fail)) {
        const field = fields.get(name)
        if (field === undefined || !isTranslated(field))
          throw fail(message('translations.entryNotTranslated', { name }))
        const at = `${path}.${id.trim().toLowerCase()}.${name}`
        kindOf(field).readTexts(field, at, text, reading)
      }
    }
  },
}

/** True for rows of which an entry in the column names the record. */
export function isNamedInEntries(column: RawBuilder<unknown>, id: string): RawBuilder<unknown> {
  // Ids are stored as JSON texts, and no text of an entry has a bare quotation mark.
  return sql`${column} <> '[]' and ${column} like ${`%"${id}"%`}`
}

type Entry = Record<string, unknown>

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value : []
}

const untypedEntries = z.array(z.record(z.string(), z.unknown()))

/** Entries have the declared fields in the declared order; one that is missing is empty. */
function toStoredEntries({ entries, hasIds }: RecordsField, value: unknown): StoredEntry[] {
  return untypedEntries.parse(value).map((entry) => ({
    ...(hasIds && { _id: storedSchemas.text.parse(entry._id) }),
    ...Object.fromEntries(
      Object.entries(entries).map(([name, field]) => {
        const kind = kindOf(field)
        return [name, kind.toStored(field, entry[name] ?? kind.emptyValue(field))]
      }),
    ),
  }))
}

/**
 * Unchecked entries of a list of records, as sent. An entry that names the `_id` of a stored one
 * keeps it, with the fields that it leaves out; any other gets a new one. Pictures are named by
 * their URL, by a part of the form among `files`, or as one of the library.
 */
function mergeEntries(
  field: RecordsField,
  sent: unknown,
  { name, current, files = new Map() }: WritePlace,
): unknown {
  const isNothing = sent === undefined || sent === null
  const list = isNothing || (typeof sent === 'string' && sent.trim() === '') ? [] : openText(sent)
  if (!Array.isArray(list)) return list
  const stored = entriesIn(current)
  const taken = new Set<unknown>()
  const pictures = picturesIn(field, stored)
  return list.map((entry: unknown) => {
    if (!isEntry(entry)) return entry
    const known = field.hasIds ? findStored(stored, entry._id, taken) : undefined
    const merged: Record<string, unknown> = field.hasIds ? { _id: known?._id ?? uuid() } : {}
    taken.add(merged._id)
    for (const [key, { kind }] of Object.entries(field.entries)) {
      if (!(key in entry)) merged[key] = known?.[key]
      else if (kind === 'image')
        merged[key] = readPicture(name, field, entry[key], { pictures, files })
      else merged[key] = entry[key]
    }
    return merged
  })
}

function findStored(
  stored: readonly StoredEntry[],
  id: unknown,
  taken: ReadonlySet<unknown>,
): StoredEntry | undefined {
  const wanted = typeof id === 'string' ? id.trim().toLowerCase() : ''
  return taken.has(wanted) ? undefined : stored.find(({ _id }) => _id === wanted)
}

/**
 * Checks the records and entries that a list of records names. Throws a 422 for unknown ones; those
 * that the list named `before` drop out. An entry that loses all of the ids that it names drops out
 * too, since no ids mean all of them.
 */
async function checkEntries(
  field: RecordsField,
  value: unknown,
  { name, before, find }: CheckPlace,
): Promise<unknown> {
  let entries = entriesOf(value)
  if (entries.length === 0) return value
  for (const [key, own] of Object.entries(field.entries)) {
    if (own.kind !== 'id') continue
    const lists = Object.entries(field.entries).flatMap(([listKey, list]) =>
      list.kind === 'entry-ids' && list.of === key ? [{ key: listKey, list }] : [],
    )
    const named: NamedRecords = { name, key, own, lists, before: entriesIn(before) }
    entries = await checkNamedRecords(find, named, entries)
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
  find: CheckPlace['find'],
  { name, key, own, lists, before }: NamedRecords,
  entries: Entry[],
): Promise<Entry[]> {
  const ids = entries.map((entry) => String(entry[key]))
  const records = await find.fields(own.to, ids)
  return entries.flatMap((entry): Entry[] => {
    if (own.isOptional && entry[key] === '') return [entry]
    const record = records.get(String(entry[key]))
    const earlier = before.filter((other) => other[key] === entry[key])
    if (record === undefined) {
      if (earlier.length > 0) return own.isOptional ? [{ ...entry, [key]: '' }] : []
      throw invalid({ [name]: recordNotFound({ table: own.to }) })
    }
    const checked: Entry = { ...entry }
    for (const { key: listKey, list } of lists) {
      const known = new Set(entriesIn(record[list.list]).map(({ _id }) => _id))
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
