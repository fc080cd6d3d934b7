import { z } from 'zod'
import type {
  EntryIdsField,
  IdField,
  ReferenceField,
  ReferencesField,
} from '../../domain/content/fields/field-types.ts'
import { recordNotFound } from '../../domain/messages/api-message.ts'
import { invalid } from '../kernel/errors.ts'
import { type EntryKind, type FieldKind, plainValues, toJsonColumn } from './field-kind.ts'
import { readListColumn, readListParts } from './list.ts'
import { idsIn, isText, storedSchemas } from './stored-values.ts'

const storedReference = z.string().nullable()

export const referenceKind: FieldKind<ReferenceField> = {
  ...plainValues,
  emptyValue: () => null,
  toStored: (_, value) => storedReference.parse(value),
  toColumn: (value) => storedReference.parse(value),
  fromColumn: (_, column) =>
    column === null || isText(column) ? column : storedReference.parse(column),
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
  respond: (_, name, value) => ({
    [name]: isNamed(value) ? { _id: value._id, name: value.name } : value,
  }),
}

export const referencesKind: FieldKind<ReferencesField> = {
  ...plainValues,
  emptyValue: () => [],
  toStored: (_, value) => storedSchemas.list.parse(value),
  toColumn: toJsonColumn,
  fromColumn: (_, column) => readListColumn(column),
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
}

export const idKind: EntryKind<IdField, string> = {
  ...plainValues,
  emptyValue: () => '',
  toStored: (_, value) => storedSchemas.text.parse(value),
}

export const entryIdsKind: EntryKind<EntryIdsField, string[]> = {
  ...plainValues,
  emptyValue: () => [],
  toStored: (_, value) => storedSchemas.list.parse(value),
}

function isNamed(value: unknown): value is { _id: string; name: string } {
  return typeof value === 'object' && value !== null && 'name' in value
}
