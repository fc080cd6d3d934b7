import { z } from 'zod'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Field, Outputs } from '../../../domain/content/fields/field-kinds.ts'
import type { TranslatedTexts } from './languages/translation-slots.ts'
import type { MediaValue } from './media/media-value.ts'

/** Types of form values by kind of field, for kinds whose records have another type. */
interface OwnValueTypes {
  integer: NumberValue
  number: NumberValue
  image: MediaValue | null
  images: MediaValue[]
  video: MediaValue | null
  records: FormEntry[]
}
type FormValueTypes = Omit<Outputs, keyof OwnValueTypes> & OwnValueTypes
/** A number, or the text of an input that has none yet. */
export type NumberValue = number | string
export type FormValue<F extends Field = Field> = FormValueTypes[F['kind']]

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
