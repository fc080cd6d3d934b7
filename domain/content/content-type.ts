import { z } from 'zod'
import type { FieldErrors } from '../messages/api-message.ts'
import { toIssue } from '../messages/issue-message.ts'
import { type Field, fieldSchema, type OutputOf } from './fields/field-kinds.ts'
import type { EntryField } from './fields/records-field.ts'

export type Fields = Record<string, Field>

/** Operations of a type over HTTP. `single` records exist from the first start on. */
type Operation = 'list' | 'read' | 'create' | 'update' | 'delete' | 'reorder'

export interface ContentType<F extends Fields = Fields> {
  /** Table of its records; also the name of the type in code and history. */
  table: string
  /** Path below `/api`; without its slash it is the history's `resource`. */
  path: string
  /** JSON key of a list and of one record in responses. */
  key: string
  /** Fields and keys that the API has other names for, with these: see `domain/api/wire-names.ts`. */
  wireNames?: Readonly<Record<string, string>>
  operations: readonly Operation[]
  /** Exactly one record, created empty at the first start. */
  single?: true
  /** The single record is changed at the path itself, without its id. */
  changedWithoutId?: true
  /** Only owners write it; otherwise every administrator does. */
  writtenBy?: 'owner'
  /**
   * The list has an endpoint and queries of its own beside the declaration, and returns a total.
   */
  queried?: true
  /** A new record is the first of a reordered list instead of the last. */
  newest?: 'first'
  /** English names of its records, for messages of the API. */
  labels: { one: string; many: string }
  /** Field with the display name of a record, if any. */
  title: (keyof F & string) | null
  /** Display name of a record without such a field; it says nothing about a person. */
  describe?(fields: Readonly<Record<string, unknown>>): string
  /**
   * Function of `addresses` that returns the path of a record's own page, if it has one; the path
   * contains the title.
   */
  page?: 'product' | 'category' | 'room'
  fields: F
  /** Schemas of what responses have beside the fields, where one reads or writes a record. */
  facts?: z.ZodRawShape
  /**
   * Fields that may be saved without the required others, as long as none of these has ever had a
   * value: see `isFirstSave`.
   */
  firstFields?: readonly (keyof F & string)[]
  /**
   * Field with the languages of the shop: texts of these records are in the first that they name
   * themselves, and so are those of all others.
   */
  languagesField?: keyof F & string
  /** Empties the fields that do not apply to a record, before its values are checked. */
  normalise?(values: Record<string, unknown>): Record<string, unknown>
  /**
   * Cross-field validation after each field is valid by itself; returns one error per invalid
   * field.
   */
  findErrors?(values: Record<string, unknown>): FieldErrors
}

/** Record as pages and services read it. */
export type RecordOf<T extends ContentType> = {
  _id: string
  version: number
  createdAt: string
  updatedAt: string
} & { [K in keyof T['fields']]: OutputOf<T['fields'][K]> } & PageFacts<T>

/** Slug and path of a record's own page. */
export type PageFacts<T extends ContentType> = T extends { page: string }
  ? { slug: string; path: string }
  : unknown

/** Declares a type, and tells each of its fields its path. */
export function defineContent<
  const F extends Fields,
  const D extends Omit<ContentType<F>, 'fields'>,
>(declaration: D & { fields: F }) {
  setPaths(declaration.fields, declaration.table)
  return declaration
}

function setPaths(fields: Readonly<Record<string, Field | EntryField>>, parent: string): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${parent}.${name}`
    Object.assign(field, { path })
    if (field.kind === 'records' || field.kind === 'group')
      setPaths(field.entries, `${path}.entries`)
  }
}

type ContentSchema = ReturnType<typeof createContentSchema>
/** Cached: creating a schema costs many times as much as checking a record. */
const schemas = new WeakMap<ContentType, ContentSchema>()

/**
 * Schema of a whole record. The fields keep the order of the declaration, so the first issue is the
 * first invalid field of the form. Unknown keys are dropped.
 */
export function contentSchema(type: ContentType): ContentSchema {
  const schema = schemas.get(type) ?? createContentSchema(type)
  schemas.set(type, schema)
  return schema
}

function createContentSchema(type: ContentType) {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(type.fields)) shape[name] = fieldSchema(field)
  return z.object(shape).superRefine((values, context) => {
    for (const [name, error] of Object.entries(type.findErrors?.(values) ?? {}))
      context.addIssue({ ...toIssue(error), path: [name] })
  })
}

/** Cached, since every record that is read needs it. */
const known = new WeakMap<ContentType, [string, Field][]>()

/** Fields of a type with their names, in order. */
export function fieldsOf(type: ContentType): readonly [string, Field][] {
  const fields = known.get(type) ?? Object.entries(type.fields)
  known.set(type, fields)
  return fields
}

/** Name of a type in history, trash and activity. */
export function resourceOf(type: ContentType): string {
  return type.path.slice(1)
}
