import { z } from 'zod'
import { type ContentType, fieldsOf, type PageFacts } from '../content/content-type.ts'
import type { Field, OutputOf } from '../content/fields.ts'
import { type Picture, readinesses, type Video } from '../media/media.ts'

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** A record by its id and the name that people know it by; also an administrator. */
export const named = z.object({ _id: z.string(), name: z.string() })
export type Named = z.infer<typeof named>

export const pictureResponse = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: z.string(),
  focus: z.string(),
  ready: z.enum(readinesses),
}) satisfies z.ZodType<Picture>

/** Of a picture that may be missing: its `url` is empty then, and nothing else stands there. */
export const imageObject = pictureResponse.partial().required({ url: true })
type ImageObject = z.infer<typeof imageObject>

const videoResponse = z.object({
  url: z.string(),
  type: z.string(),
  poster: pictureResponse.nullable(),
}) satisfies z.ZodType<Video>

/** What every record has beside its fields. `updatedBy` is told to administrators alone. */
const recordStamps = {
  _id: z.string(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: named.nullable().optional(),
}
type RecordStamps = z.infer<z.ZodObject<typeof recordStamps>>

/** What a record with a page of its own has besides; they follow from its name and id. */
const pageFacts = { slug: z.string(), path: z.string() }

/** A record of any type. */
export const anyRecord = z.looseObject({ ...recordStamps, path: pageFacts.path.optional() })
export type AnyRecord = z.infer<typeof anyRecord>

/** A field as the API answers it: files by their bare url, but for the shapes that say otherwise. */
type FieldResponse<F extends Field> = F extends { kind: 'image'; shape: 'object' }
  ? ImageObject
  : F extends { kind: 'image' | 'video' }
    ? string
    : OutputOf<F>

/** What stands beside a bare url, under the field's name with `Details` behind it. */
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

/** A record of a type as the API answers it. What is private is not in a visitor's. */
export type RecordResponse<T extends ContentType> = RecordStamps & {
  -readonly [K in Exclude<keyof T['fields'], PrivateFields<T>>]: FieldResponse<T['fields'][K]>
} & { -readonly [K in PrivateFields<T>]?: FieldResponse<T['fields'][K]> } & {
  [K in DetailedFields<T> & string as `${K}Details`]: DetailsResponse<T['fields'][K]>
} & PageFacts<T>

/** The schema of a record's answer. TypeScript takes its type from the declaration: see `RecordResponse`. */
export function recordResponse<T extends ContentType>(type: T): z.ZodType<RecordResponse<T>>
export function recordResponse(type: ContentType): z.ZodType {
  const shape: Record<string, z.ZodType> = { _id: recordStamps._id }
  for (const [name, field] of fieldsOf(type)) {
    shape[name] = field.isPrivate ? fieldResponse(field).optional() : fieldResponse(field)
    if (field.kind === 'image' && field.shape === 'url')
      shape[`${name}Details`] = pictureResponse.nullable()
    if (field.kind === 'video') shape[`${name}Details`] = videoResponse.nullable()
  }
  return z.object({ ...shape, ...(type.page && pageFacts), ...recordStamps })
}

function fieldResponse(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'video':
      return z.string()
    case 'integer':
      return z.int()
    case 'boolean':
      return z.boolean()
    case 'list':
    case 'references':
      return z.array(z.string())
    case 'reference':
      return named.nullable()
    case 'image':
      return field.shape === 'url' ? z.string() : imageObject
    case 'images':
      return z.array(pictureResponse)
    case 'texts':
      return z.record(z.string(), z.string())
    default:
      return field satisfies never
  }
}

/** Of a type that is known only when the program runs, the keys are too. */
type Keyed<K extends string, V> = string extends K ? Record<string, unknown> : { [P in K]: V }

/** An answer that holds a value under the key of its type, beside what else it holds. */
export function keyedResponse<K extends string, V extends z.ZodType, M extends z.ZodRawShape>(
  key: K,
  value: V,
  more: M,
): z.ZodType<Keyed<K, z.output<V>> & { [N in keyof M]: z.output<M[N]> }>
export function keyedResponse(key: string, value: z.ZodType, more: z.ZodRawShape): z.ZodType {
  return z.object({ ...more, [key]: value })
}
