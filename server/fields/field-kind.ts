import type { Kysely, RawBuilder } from 'kysely'
import { z } from 'zod'
import { type Field, fieldSchema } from '../../domain/content/fields/field-kinds.ts'
import type { CheckedText } from '../../domain/languages/translation-texts.ts'
import type { Readiness } from '../../domain/media/media.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import type { Upload } from '../storage/upload.ts'
import {
  type StoredFields,
  type StoredPicture,
  type StoredValue,
  type StoredVideo,
  storedSchemas,
} from './stored-values.ts'

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
  /** The program's own text at a key of the field, of which nothing is stored. */
  defaultText(field: F, key: string, value: StoredValue): string | undefined
  /** Files that the parts of a form may contain. */
  uploads(field: F): 'picture' | 'video' | 'pictures of entries' | null
  /** References of a field to records of other types. */
  references(field: F): FieldReference[]
  /**
   * Unsaved value of a form as pages read it. Free texts are taken as typed, even if they cannot be
   * saved yet; a text of a format that is not complete yet leaves the `stored` value. Throws
   * `UnexpectedValue` for anything that no form sends.
   */
  presentDraft(field: F, sent: unknown, stored: unknown): unknown
  /** Value as pages read it with marked texts; the marker notes its files and links. */
  mark(field: F, value: unknown, marker: Marker): unknown
}

/** Reference to records of a table. */
export interface FieldReference {
  table: string
  /** Condition on the field's column that it names a record. */
  names<S>(connection: Kysely<S>, column: RawBuilder<unknown>, id: string): RawBuilder<unknown>
}

/** Marks what the site editor shows of a field; entries are those of its targets. */
interface Marker {
  text(text: string, entry?: string): string
  file(file: { url: string }, entry?: string): void
  link(href: string): void
}

/** A value that no form sends for a field of its kind. */
export class UnexpectedValue extends Error {
  override name = 'UnexpectedValue'
}

export function parseDraft<T>(schema: z.ZodType<T>, sent: unknown): T {
  const result = schema.safeParse(sent)
  if (result.success) return result.data
  throw new UnexpectedValue()
}

/** Formatted value; the stored one until the typed one is complete. */
export function parseComplete(field: Field, sent: string | string[], stored: unknown): unknown {
  if (sent === '') return ''
  const result = fieldSchema(field).safeParse(sent)
  return result.success ? result.data : stored
}

/** Part of a kind that fields in lists of records have, too. */
export interface EntryKind<F, V extends StoredValue> {
  /** Value of a field that nobody has filled in. */
  emptyValue(field: F): V
  /** Parses a value from an untyped source: a validated form, a column's JSON, an old revision. */
  toStored(field: F, value: unknown): V
  filesOf(field: F, value: StoredValue): string[]
  /** The stored value with each picture and video replaced; posters of videos stay. */
  replaceMedia(field: F, path: string, value: StoredValue, replacement: MediaReplacement): unknown
  /** Value as pages read it. */
  present(field: F, value: StoredValue, known: Known): unknown
  /** Properties of a response for a value as pages read it. */
  respond(field: F, name: string, value: unknown): Record<string, unknown>
  /** The value, stored or presented, with each translated text replaced. */
  replaceTexts(field: F, path: string, value: unknown, replacement: Replacement): unknown
  /** Adds the translations sent for a field; throws what `fail` returns for any other value. */
  readTexts(field: F, path: string, sent: unknown, reading: TextReading): void
}

/**
 * Defaults of most kinds: sent as a text, presented as stored, without files, translations and
 * references, and not shown by the site editor.
 */
export const plainValues = {
  filesOf: (): string[] => [],
  replaceMedia: (_: unknown, __: string, value: unknown): unknown => value,
  readJson: (_: unknown, sent: unknown) => sent,
  readParts: (_: unknown, parts: readonly Part[]): unknown => textsOf(parts).at(-1),
  check: (_: unknown, value: unknown): unknown => value,
  present: (_: unknown, value: StoredValue): unknown => value,
  respond: (_: unknown, name: string, value: unknown) => ({ [name]: value }),
  respondToVisitor: (_: unknown, value: unknown) => value,
  replaceTexts: (_: unknown, __: string, value: unknown) => value,
  readTexts() {},
  textKeys: (keys: string[]) => keys,
  defaultText: (): string | undefined => undefined,
  uploads: () => null,
  references: (): FieldReference[] => [],
  presentDraft: (_: unknown, __: unknown, stored: unknown) => stored,
  mark: (_: unknown, value: unknown) => value,
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

/** Replaces what the fields of a record show. */
export interface MediaReplacement {
  picture(picture: StoredPicture, place: MediaPlace): StoredPicture
  video(video: StoredVideo, place: MediaPlace): StoredVideo
}

export interface MediaPlace {
  /** Path of the field, such as `images` or `values.<id>.image`. */
  field: string
  /** Path of the alternative text among the translations of the record; null where it has none. */
  texts: string | null
  /** Narrower pictures look blurred there. */
  goodWidth: number
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
