import { z } from 'zod'
import { type ContentType, fieldsOf, type PageFacts } from '../content/content-type.ts'
import { responseOf } from '../content/fields/field-kind.ts'
import { type EntryOf, type Field, kindOf, type OutputOf } from '../content/fields/field-kinds.ts'
import { optionalPicture } from '../content/fields/media-fields.ts'
import type { RecordsField } from '../content/fields/records-field.ts'
import { named } from '../content/fields/reference-fields.ts'
import type { Picture, Video } from '../media/media.ts'
import { recordTranslations } from './translations.ts'
import { responseObject } from './wire-names.ts'

/** Timestamp, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

export type Named = z.infer<typeof named>

/** Optional picture: an absent one has an empty `url` and no other fields. */
export const imageObject = optionalPicture
type ImageObject = z.infer<typeof imageObject>

/**
 * Fields that every record has besides those of its type. `updatedBy` and translations are returned
 * to administrators only.
 */
const recordStamps = {
  _id: z.string(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: named.nullable().optional(),
  translations: recordTranslations.translations.optional(),
  outdated: recordTranslations.outdated.optional(),
}
type RecordStamps = z.infer<z.ZodObject<typeof recordStamps>>

/** Additional fields of records with a page of their own, derived from name and id. */
const pageFacts = { slug: z.string(), path: z.string() }

export const anyRecord = z.looseObject({ ...recordStamps, path: pageFacts.path.optional() })
export type AnyRecord = z.infer<typeof anyRecord>

/** Field in an API response: files are bare URLs, unless the field's shape says otherwise. */
type FieldResponse<F extends Field> = F extends { kind: 'image'; shape: 'object' }
  ? ImageObject
  : F extends { kind: 'image' | 'video' }
    ? string
    : F extends RecordsField
      ? EntryResponse<F>[]
      : OutputOf<F>

/** Entry of a list of records: files are bare URLs with details beside them. */
type EntryResponse<F extends RecordsField> = Omit<
  EntryOf<F>,
  EntryNames<F, { kind: 'image' }> | EntryNames<F, { isPrivate: true }>
> & { [K in EntryNames<F, { kind: 'image' }>]: string } & {
  [K in EntryNames<F, { kind: 'image' }> as `${K}Details`]: Picture | null
} & Partial<Pick<EntryOf<F>, EntryNames<F, { isPrivate: true }> & keyof EntryOf<F>>>
type EntryNames<F extends RecordsField, Like> = {
  [K in keyof F['entries'] & string]: F['entries'][K] extends Like ? K : never
}[keyof F['entries'] & string]

/** Details beside a bare URL, under the field's name with the suffix `Details`. */
type DetailsResponse<F extends Field> = F extends { kind: 'video' } ? Video | null : Picture | null
type DetailedFields<T extends ContentType> = {
  [K in keyof T['fields']]: T['fields'][K] extends
    | { kind: 'video' }
    | { kind: 'image'; shape: 'url' }
    ? K
    : never
}[keyof T['fields']]

type PrivateFields<T extends ContentType> = {
  [K in keyof T['fields']]: T['fields'][K] extends { isPrivate: true } ? K : never
}[keyof T['fields']]

/** Record of a type in an API response. Private fields are absent from visitors' responses. */
export type RecordResponse<T extends ContentType> = RecordStamps & {
  -readonly [K in Exclude<keyof T['fields'], PrivateFields<T>>]: FieldResponse<T['fields'][K]>
} & { -readonly [K in PrivateFields<T>]?: FieldResponse<T['fields'][K]> } & {
  [K in DetailedFields<T> & string as `${K}Details`]: DetailsResponse<T['fields'][K]>
} & PageFacts<T>

/**
 * Response schema of a record. Its TypeScript type is derived from the declaration: see
 * `RecordResponse`. `more` are further fields.
 */
export function recordResponse<T extends ContentType>(
  type: T,
): z.ZodType<unknown, RecordResponse<T>>
export function recordResponse<T extends ContentType, M extends z.ZodRawShape>(
  type: T,
  more: M,
): z.ZodType<unknown, RecordResponse<T> & z.input<z.ZodObject<M>>>
export function recordResponse(type: ContentType, more: z.ZodRawShape = {}): z.ZodType {
  const shape: Record<string, z.ZodType> = { _id: recordStamps._id }
  for (const [name, field] of fieldsOf(type))
    Object.assign(shape, responseOf(kindOf(field), field, name))
  return responseObject(type, { ...shape, ...(type.page && pageFacts), ...recordStamps, ...more })
}

/** Keys are unknown for a type known only at run time. */
type Keyed<K extends string, V> = string extends K ? Record<string, unknown> : { [P in K]: V }

/** Response schema with a value under its type's key, plus further fields. */
export function keyedResponse<K extends string, V extends z.ZodType, M extends z.ZodRawShape>(
  type: ContentType,
  key: K,
  value: V,
  more: M,
): z.ZodType<unknown, Keyed<K, z.input<V>> & { [N in keyof M]: z.input<M[N]> }>
export function keyedResponse(
  type: ContentType,
  key: string,
  value: z.ZodType,
  more: z.ZodRawShape,
): z.ZodType {
  return responseObject(type, { ...more, [key]: value })
}
