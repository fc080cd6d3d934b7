import { z } from 'zod'
import { type Field, fieldSchema, type OutputOf } from './fields.ts'

export type Fields = Record<string, Field>

/** What may be done with a type over HTTP. `single` records exist from the first start on. */
type Operation = 'list' | 'read' | 'create' | 'update' | 'delete' | 'arrange'

export interface ContentType<F extends Fields = Fields> {
  /** The table that holds its records, and the name by which code and history call the type. */
  table: string
  /** Below `/api`, and in the history's `resource` without its slash. */
  path: string
  /** The keys under which a list and one record are answered. */
  keys: { list: string; one: string }
  operations: readonly Operation[]
  /** Exactly one record, made empty at the first start. */
  single: boolean
  /** The single record is changed at the path itself: its id is nobody's business. */
  changedWithoutId?: true
  /** Only owners write it; otherwise every administrator does. */
  writtenBy?: 'owner'
  /** Listed by queries of its own (a call beside the declaration); its lists say their total. */
  queried?: true
  /** Where a new record goes in an arranged list. */
  newest: 'first' | 'last'
  labels: { one: string; many: string; add: string; edit: string }
  /** The field that names a record to a person, if one does. */
  title: (keyof F & string) | null
  /** The function of `addresses` that knows a record's own page, if it has one; the title stands in it. */
  page?: 'product' | 'category'
  fields: F
  /** A sentence for each field that is wrong beside the others, each of which is right by itself. */
  findErrors?(values: Record<string, unknown>): Record<string, string>
}

/** A record as the pages and the services see it. */
export type RecordOf<T extends ContentType> = {
  _id: string
  version: number
  createdAt: string
  updatedAt: string
} & { [K in keyof T['fields']]: OutputOf<T['fields'][K]> } & PageFacts<T>

/** Where a record's own page is: its name as addresses write it, and the path. */
export type PageFacts<T extends ContentType> = T extends { page: string }
  ? { slug: string; path: string }
  : unknown

export function defineContent<
  const F extends Fields,
  const D extends Omit<ContentType<F>, 'fields'>,
>(declaration: D & { fields: F }) {
  return declaration
}

/**
 * The schema of a whole record, in the order of its declaration: the first issue is the one a person
 * should read first. Unknown keys are dropped.
 */
export function contentSchema(type: ContentType) {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(type.fields)) shape[name] = fieldSchema(field)
  return z.object(shape).superRefine((values, context) => {
    for (const [name, message] of Object.entries(type.findErrors?.(values) ?? {}))
      context.addIssue({ code: 'custom', path: [name], message })
  })
}

/** Asked for with every record that is read. */
const known = new WeakMap<ContentType, [string, Field][]>()

/** The fields of a type with their names, in order. */
export function fieldsOf(type: ContentType): readonly [string, Field][] {
  const fields = known.get(type) ?? Object.entries(type.fields)
  known.set(type, fields)
  return fields
}

/** The name under which history, trash and activity speak of a type. */
export function resourceOf(type: ContentType): string {
  return type.path.slice(1)
}
