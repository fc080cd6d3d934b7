import { z } from 'zod'
import type { CheckedText } from '../../domain/languages/translation-texts.ts'
import type { Readiness } from '../../domain/media/media.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import type { Upload } from '../storage/upload.ts'
import { type StoredFields, type StoredValue, storedSchemas } from './stored-values.ts'

/**
 * All that the server does with the values of a kind of fields. These are methods, so that
 * TypeScript accepts the functions of one kind as those of whichever kind a field has.
 */
export interface FieldKind<F, V extends StoredValue = StoredValue> extends EntryKind<F, V> {
  toColumn(value: StoredValue): ColumnValue
  fromColumn(field: F, column: unknown): StoredValue
  /** Unchecked value after a write of JSON. */
  readJson(field: F, sent: unknown, place: WritePlace): unknown
  /** Unchecked value after a write of a form, from the parts of the field in order. */
  readParts(field: F, parts: readonly Part[], place: WritePlace): unknown
  /**
   * Checks a valid value against other records. Throws a 422 for what it must not name; what has
   * gone since it was named drops out.
   */
  check(field: F, value: unknown, place: CheckPlace): unknown
  /** Value of a response as visitors get it. */
  respondToVisitor(field: F, value: unknown): unknown
  /** Keys of a text in a response, from those of its path. */
  textKeys(keys: string[]): string[]
}

/** Part of a kind that fields in lists of records have, too. */
export interface EntryKind<F, V extends StoredValue> {
  /** Value of a field that nobody has filled in. */
  emptyValue(field: F): V
  /** Parses a value from an untyped source: a validated form, a column's JSON, an old revision. */
  toStored(field: F, value: unknown): V
  filesOf(field: F, value: StoredValue): string[]
  /** Value as pages read it. */
  present(field: F, value: StoredValue, known: Known): unknown
  /** Properties of a response for a value as pages read it. */
  respond(field: F, name: string, value: unknown): Record<string, unknown>
  /** The value, stored or presented, with each translated text replaced. */
  replaceTexts(field: F, path: string, value: unknown, replacement: Replacement): unknown
  /** Adds the translations sent for a field; throws what `fail` returns for any other value. */
  readTexts(field: F, path: string, sent: unknown, reading: TextReading): void
}

/** Defaults of most kinds: sent as a text, presented as stored, without files and translations. */
export const plainValues = {
  filesOf: (): string[] => [],
  readJson: (_: unknown, sent: unknown) => sent,
  readParts: (_: unknown, parts: readonly Part[]): unknown => textsOf(parts).at(-1),
  check: (_: unknown, value: unknown): unknown => value,
  present: (_: unknown, value: StoredValue): unknown => value,
  respond: (_: unknown, name: string, value: unknown) => ({ [name]: value }),
  respondToVisitor: (_: unknown, value: unknown) => value,
  replaceTexts: (_: unknown, __: string, value: unknown) => value,
  readTexts() {},
  textKeys: (keys: string[]) => keys,
}

/** The same, stored in a column as it is. */
export function plainKind<V extends ColumnValue>(stored: z.ZodType<V>) {
  return {
    ...plainValues,
    toStored: (_: unknown, value: unknown) => stored.parse(value),
    toColumn: (value: StoredValue) => stored.parse(value),
    fromColumn: (_: unknown, column: unknown) => stored.parse(column),
  }
}

/** The same, stored as JSON; `emptyValue` is also that of an empty column. */
export function jsonKind<V extends StoredValue>(stored: z.ZodType<V>, emptyValue: () => V) {
  return {
    ...plainValues,
    emptyValue,
    toStored: (_: unknown, value: unknown) => stored.parse(value),
    toColumn: (value: StoredValue) => (value === null ? null : JSON.stringify(value)),
    fromColumn: (_: unknown, column: unknown) =>
      column === null ? emptyValue() : stored.parse(JSON.parse(storedSchemas.text.parse(column))),
  }
}

type ColumnValue = string | number | null

/** Part of a form. */
export type Part = string | Upload

export function textsOf(parts: readonly Part[]): string[] {
  return parts.filter((part) => typeof part === 'string')
}

/** A text may contain an object or an array as JSON. */
export function openText(entry: unknown): unknown {
  if (typeof entry !== 'string' || !/^\s*[{[]/.test(entry)) return entry
  try {
    return JSON.parse(entry)
  } catch {
    return entry
  }
}

export interface WritePlace {
  /** Name of the field, for errors. */
  name: string
  /** Stored value. */
  current: unknown
  /** Files of further parts by name, for the pictures in lists of records. */
  files?: ReadonlyMap<string, Upload> | undefined
}

export interface CheckPlace {
  /** Name of the field, for errors. */
  name: string
  /** Value of the record before the write, or of an earlier version of it. */
  before: unknown
  /** Value of the record before the write. */
  current: unknown
  find: RecordLookup
}

/** Records by the table of their type. */
interface RecordLookup {
  /** Existing ids among `ids`. */
  existing(table: string, ids: string[]): Promise<ReadonlySet<string>>
  /** Fields of the existing records among `ids`. */
  fields(table: string, ids: string[]): Promise<ReadonlyMap<string, StoredFields>>
  /** Fields of all records. */
  all(table: string): Promise<StoredFields[]>
}

/** Data that records are presented with but do not contain. */
export interface Known {
  /** Facts shown of referenced records, by id. */
  names: ReadonlyMap<string, { name: string }>
  /** Photos that lack variants. */
  unfinished: ReadonlyMap<string, Readiness>
}

/** Replaces the texts of a record; see `StoredTranslations` for the paths. */
export interface Replacement {
  text(path: string, original: string): string
  list(path: string, originals: readonly string[]): string[]
}

export interface TextReading {
  add(path: string, checked: CheckedText | CheckedText[]): void
  /** Error about the field. */
  fail(problem: ApiMessage): Error
}

const keyedTexts = z.record(z.string(), z.unknown())

/** Translations of a field with several texts, by key. */
export function readKeyed(sent: unknown, fail: TextReading['fail']): [string, unknown][] {
  const read = keyedTexts.safeParse(sent)
  if (read.success) return Object.entries(read.data)
  throw fail(message('fields.notKeyedTexts'))
}
