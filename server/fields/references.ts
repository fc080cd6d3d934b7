import { sql } from 'kysely'
import { z } from 'zod'
import type {
  EntryIdsField,
  IdField,
  ReferenceField,
  ReferencesField,
} from '../../domain/content/fields/reference-fields.ts'
import { recordNotFound } from '../../domain/messages/api-message.ts'
import { jsonElements } from '../db/engine.ts'
import { invalid } from '../kernel/errors.ts'
import { type EntryKind, type FieldKind, jsonKind, plainKind } from './field-kind.ts'
import { readListParts } from './list.ts'
import { idsIn, storedSchemas } from './stored-values.ts'

const referenceKind: FieldKind<ReferenceField> = {
  ...plainKind(z.string().nullable()),
  emptyValue: () => null,
  async check({ to }, value, { name, find }) {
    const ids = idsIn(value)
    const known = await find.existing(to, ids)
    if (!ids.every((id) => known.has(id))) throw invalid({ [name]: recordNotFound({ table: to }) })
    return value
  },
  present(_, value, { names }) {
    const named = typeof value === 'string' ? names.get(value) : undefined
    return named === undefined ? null : { _id: value, ...named }
  },
  references: ({ to }) => [{ table: to, names: (_, column, id) => sql`${column} = ${id}` }],
  respond: (_, name, value) => ({
    [name]: isNamed(value) ? { _id: value._id, name: value.name } : value,
  }),
}

const referencesKind: FieldKind<ReferencesField> = {
  ...jsonKind(storedSchemas.list, () => []),
  readParts: (_, parts) => readListParts(parts, ','),
  async check({ to }, value, { name, before, find }) {
    const ids = idsIn(value)
    const known = await find.existing(to, ids)
    const forgiven = idsIn(before)
    if (ids.some((id) => !known.has(id) && !forgiven.includes(id)))
      throw invalid({ [name]: recordNotFound({ table: to }) })
    return ids.filter((id) => known.has(id))
  },
  present: (_, value, { names }) => idsIn(value).filter((id) => names.has(id)),
  references: ({ to }) => [
    {
      table: to,
      names: (connection, column, id) =>
        sql`${column} <> '[]' and ${id} in (select "value" from ${jsonElements(connection, column)})`,
    },
  ],
}

const idKind: EntryKind<IdField, string> = {
  ...plainKind(storedSchemas.text),
  emptyValue: () => '',
}

const entryIdsKind: EntryKind<EntryIdsField, string[]> = {
  ...jsonKind(storedSchemas.list, () => []),
}

export const referenceKinds = { reference: referenceKind, references: referencesKind }
export const idKinds = { id: idKind, 'entry-ids': entryIdsKind }

function isNamed(value: unknown): value is { _id: string; name: string } {
  return typeof value === 'object' && value !== null && 'name' in value
}
