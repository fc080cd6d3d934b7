import { z } from 'zod'
import type { ContentType } from '../../../domain/content/content-type.ts'

/** Form values by field. Each widget parses its own kind. */
export type FormValues = Record<string, unknown>

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

/** A number, or the empty text of an input without one. */
export function readNumber(value: unknown): number | '' {
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
