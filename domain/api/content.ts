import { z } from 'zod'
import { type ContentType, contentSchema } from '../content/define.ts'
import { revisionActions } from '../history.ts'
import { type Call, defineCall } from './call.ts'
import { pageQuery } from './parameters.ts'
import { keyedAnswer, moment, named, recordAnswer } from './record.ts'

/**
 * The calls of a content type, by operation: those that its declaration names, and those that every
 * type has. Of a type that is known only when the program runs, each operation may be missing.
 */
export type ContentCalls<T extends ContentType> = string extends T['path']
  ? Partial<EveryCall<T>> & Pick<EveryCall<T>, CommonCall>
  : Pick<EveryCall<T>, CommonCall | DeclaredCall<T>>

type EveryCall<T extends ContentType> = ReturnType<typeof declareCalls<T>>
type CommonCall = (typeof commonCalls)[number]
type DeclaredCall<T extends ContentType> = Exclude<
  T['operations'][number],
  T extends { queried: true } ? 'list' : never
>

const commonCalls = ['history', 'restore', 'references'] as const
const known = new WeakMap<ContentType, Record<string, Call>>()

/** Always the same objects for the same type. */
export function contentCalls<T extends ContentType>(type: T): ContentCalls<T>
export function contentCalls(type: ContentType): Record<string, Call> {
  const calls = known.get(type) ?? selectCalls(type)
  known.set(type, calls)
  return calls
}

function selectCalls(type: ContentType): Record<string, Call> {
  const names: string[] = [...commonCalls, ...type.operations]
  return Object.fromEntries(
    Object.entries(declareCalls(type)).filter(
      ([name]) => names.includes(name) && !(name === 'list' && type.queried),
    ),
  )
}

function declareCalls<T extends ContentType>(type: T) {
  // The letter of the declaration: an access alone would have the type `string`.
  const path: T['path'] = type.path
  const keys: T['keys'] = type.keys
  const key: T['keys']['one'] = keys.one
  const listKey: T['keys']['list'] = keys.list
  const { one, many: tag } = type.labels
  const record = recordAnswer(type)
  const message = z.string()
  const oneRecord = keyedAnswer(key, record, {})
  const written = keyedAnswer(key, record, { message })
  return {
    list: defineCall({
      method: 'GET',
      path,
      access: 'public',
      tag,
      summary: `All records of ${tag}, as arranged`,
      query: pageQuery,
      answer: keyedAnswer(listKey, z.array(record), {}),
    }),
    read: defineCall({
      method: 'GET',
      path: readPath(type),
      access: 'public',
      tag,
      summary: type.single ? one : `One record of ${tag}`,
      answer: oneRecord,
    }),
    create: defineCall({
      method: 'POST',
      path: `${path}/add`,
      access: 'admin',
      tag,
      summary: `Add: ${one}`,
      body: contentSchema(type),
      multipart: true,
      status: 201,
      answer: written,
    }),
    arrange: defineCall({
      method: 'PUT',
      path: `${path}/order`,
      access: 'admin',
      tag,
      summary: `Arrange ${tag}: the named ones first, in this order`,
      body: z.object({ ids: z.array(z.string()) }),
      answer: keyedAnswer(listKey, z.array(record), { message, ...totalOf(type) }),
    }),
    update: defineCall({
      method: 'PUT',
      path: changePath(type),
      access: 'admin',
      tag,
      summary: `Change: ${one}`,
      body: contentSchema(type),
      multipart: true,
      answer: written,
    }),
    delete: defineCall({
      method: 'DELETE',
      path: `${path}/:id`,
      access: 'admin',
      tag,
      summary: `Delete: ${one}`,
      answer: z.object({ message }),
    }),
    history: defineCall({
      method: 'GET',
      path: `${path}/:id/history`,
      access: 'admin',
      tag: 'History',
      summary: `What was written to one record, newest first: ${one}`,
      query: pageQuery,
      // `state` is the record as its own GET would have answered it then.
      answer: z.object({
        revisions: z.array(
          z.object({
            version: z.int(),
            action: z.enum(revisionActions),
            at: moment,
            by: named.nullable(),
            state: record,
          }),
        ),
        total: z.int(),
      }),
    }),
    restore: defineCall({
      method: 'POST',
      path: `${path}/:id/history/:version`,
      access: 'admin',
      tag: 'History',
      summary: `Write an earlier state as a new version: ${one}`,
      answer: written,
    }),
    references: defineCall({
      method: 'GET',
      path: `${path}/:id/references`,
      access: 'admin',
      tag,
      summary: `What a delete would touch: ${one}`,
      answer: z.object({
        references: z.array(z.object({ resource: z.string(), count: z.int() })),
      }),
    }),
  }
}

/** A single record is read without naming it. */
function readPath<T extends ContentType>(
  type: T,
): T['single'] extends true ? T['path'] : `${T['path']}/:id`
function readPath(type: ContentType): string {
  return type.single ? type.path : `${type.path}/:id`
}

function changePath<T extends ContentType>(
  type: T,
): T extends { changedWithoutId: true } ? T['path'] : `${T['path']}/:id`
function changePath(type: ContentType): string {
  return type.changedWithoutId ? type.path : `${type.path}/:id`
}

/** A list that is queried says how many records it has in all. */
function totalOf<T extends ContentType>(
  type: T,
): T extends { queried: true } ? { total: z.ZodInt } : Record<never, never>
function totalOf(type: ContentType): { total?: z.ZodInt } {
  return type.queried ? { total: z.int() } : {}
}
