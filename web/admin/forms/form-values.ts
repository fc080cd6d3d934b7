import { z } from 'zod'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Field, OutputOf } from '../../../domain/content/fields/field-kinds.ts'
import type { Picture, Video } from '../../../domain/media/media.ts'
import type { TranslatedTexts } from './languages/translation-slots.ts'
import type { MediaValue } from './media/media-value.ts'

/** A number, or the text of an input that has none yet. */
type NumberValue = number | string
/** Value of a field in a form: as in a record, but for numbers, files and entries. */
export type FormValue<F extends Field = Field> = F extends { kind: 'records' }
  ? FormEntry[]
  : Typed<OutputOf<F>>
type Typed<V> = [V] extends [number | null]
  ? NumberValue
  : [V] extends [Picture | Video | null]
    ? MediaValue | null
    : V extends Picture[]
      ? MediaValue[]
      : V

/** Values of a form: fields by name, and their translations by `translationKey`. */
export type FormValues = Record<string, FormValue | TranslatedTexts | undefined>
/** Values of the fields of a type. */
export type FormValuesOf<T extends ContentType> = {
  -readonly [K in keyof T['fields']]: FormValue<T['fields'][K]>
}

const textSchema = z.string().catch('')
const listSchema = z.array(z.string()).catch([])
const textsSchema = z.record(z.string(), z.string()).catch({})
const referenceSchema = z.object({ _id: z.string(), name: z.string() }).nullable().catch(null)
export type Reference = z.infer<typeof referenceSchema>
/** Entry of a list of records. */
export type FormEntry = Record<string, unknown>
const entriesSchema = z.array(z.record(z.string(), z.unknown())).catch([])

export function readText(value: unknown): string {
  return textSchema.parse(value)
}

/** Number of an input; empty for none. */
export function shownNumber(value: NumberValue): number | '' {
  return typeof value === 'number' ? value : ''
}

export function readList(value: unknown): string[] {
  return listSchema.parse(value)
}

export function readTexts(value: unknown): Record<string, string> {
  return textsSchema.parse(value)
}

export function readReference(value: unknown): Reference {
  return referenceSchema.parse(value)
}

export function readEntries(value: unknown): FormEntry[] {
  return entriesSchema.parse(value)
}

/** Name of a record by its type's title field. */
export function nameIn(
  type: ContentType,
  record: Readonly<Record<string, unknown>> | null,
): string {
  return type.title === null ? '' : readText(record?.[type.title])
}

/** Compares two values of a field structurally. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
