import { z } from 'zod'
import type { GroupField } from '../../domain/content/fields/group-field.ts'
import { type FieldKind, jsonKind, openText, parseDraft, textsOf } from './field-kind.ts'
import { storedSchemas } from './stored-values.ts'

type StoredGroup = Record<string, string> | null

const storedGroup = storedSchemas.texts.nullable()

export const groupKind: FieldKind<GroupField, StoredGroup> = {
  ...jsonKind<StoredGroup>(storedGroup, () => null),
  emptyValue: (field) => toStored(field, {}),
  toStored,
  fromColumn: (field, column) =>
    toStored(field, column === null ? null : JSON.parse(storedSchemas.text.parse(column))),
  readJson: (_, sent, { current }) => mergeGroup(current, sent),
  readParts: (_, parts, { current }) => mergeGroup(current, openText(textsOf(parts).at(-1))),
  presentDraft: (_, sent) => parseDraft(z.record(z.string(), z.string()).nullable(), sent),
}

/** The declared texts in the declared order. */
function toStored({ entries, neededEntry }: GroupField, value: unknown): StoredGroup {
  const texts = storedGroup.parse(value ?? null)
  if (neededEntry !== undefined && !texts?.[neededEntry]) return null
  return Object.fromEntries(Object.keys(entries).map((name) => [name, texts?.[name] ?? '']))
}

/** Entries that are not sent stay. */
function mergeGroup(current: unknown, sent: unknown): unknown {
  return isGroup(current) && isGroup(sent) ? { ...current, ...sent } : sent
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
