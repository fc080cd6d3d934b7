import { z } from 'zod'
import { type ContentType, contentSchema } from '../content/content-type.ts'
import { named } from '../content/fields/reference-fields.ts'
import { hasTranslatedFields } from '../content/fields/translated-fields.ts'
import { revisionActions } from '../content/revision.ts'
import { defineEndpoint, type EndpointContract } from './endpoint.ts'
import { languageQuery, pageQuery } from './parameters.ts'
import { keyedResponse, moment, recordResponse } from './record.ts'
import { sentTranslations } from './translations.ts'
import { swapNames } from './wire-names.ts'

/**
 * Endpoints of a content type by operation: the declared ones and those that every type has. For a
 * type known only at run time, every operation is optional.
 */
export type ContentEndpoints<T extends ContentType> = string extends T['path']
  ? Partial<AllContentEndpoints<T>> & Pick<AllContentEndpoints<T>, CommonEndpoint>
  : Pick<AllContentEndpoints<T>, CommonEndpoint | DeclaredEndpoint<T>>

type AllContentEndpoints<T extends ContentType> = ReturnType<typeof declareContentEndpoints<T>>
type CommonEndpoint = (typeof commonEndpoints)[number]
type DeclaredEndpoint<T extends ContentType> = Exclude<
  T['operations'][number],
  T extends { queried: true } ? 'list' : never
>

const commonEndpoints = ['history', 'restore', 'references'] as const
/** Cached endpoints per type: building the schemas costs many times what using them does. */
const known = new WeakMap<ContentType, Record<string, EndpointContract>>()

/** Returns the same cached objects for the same type. */
export function contentEndpoints<T extends ContentType>(type: T): ContentEndpoints<T>
export function contentEndpoints(type: ContentType): Record<string, EndpointContract> {
  const endpoints = known.get(type) ?? selectEndpoints(type)
  known.set(type, endpoints)
  return endpoints
}

function selectEndpoints(type: ContentType): Record<string, EndpointContract> {
  const names: string[] = [...commonEndpoints, ...type.operations]
  return Object.fromEntries(
    Object.entries(declareContentEndpoints(type)).filter(
      ([name]) => names.includes(name) && !(name === 'list' && type.queried),
    ),
  )
}

function declareContentEndpoints<T extends ContentType>(type: T) {
  // The annotations keep the declared texts as literal types: an indexed access alone would widen
  // them to `string`.
  const path: T['path'] = type.path
  const key: T['key'] = type.key
  const { labels, wireNames } = type
  const access = writeAccess(type)
  const body = writeBody(type)
  // One schema for all: creating it costs many times what using it does.
  const record = recordResponse(type)
  const whole = type.facts === undefined ? record : recordResponse(type, type.facts)
  const message = z.string()
  return {
    list: defineEndpoint({
      method: 'GET',
      path,
      access: 'public',
      tag: labels.many,
      summary: `All records of ${labels.many}, in the order set by administrators`,
      query: pageQuery.extend(languageQuery.shape),
      wireNames,
      response: keyedResponse(type, key, z.array(record), {}),
    }),
    read: defineEndpoint({
      method: 'GET',
      path: readPath(type),
      access: 'public',
      tag: labels.many,
      summary: type.single ? labels.one : `One record of ${labels.many}`,
      query: languageQuery,
      wireNames,
      response: keyedResponse(type, key, record, {}),
    }),
    references: defineEndpoint({
      method: 'GET',
      path: `${path}/:id/references`,
      access: 'admin',
      tag: labels.many,
      summary: `What a delete would touch: ${labels.one}`,
      response: z.object({
        references: z.array(z.object({ resource: z.string(), count: z.int() })),
      }),
    }),
    create: defineEndpoint({
      method: 'POST',
      path: `${path}/add`,
      access,
      tag: labels.many,
      summary: `Add: ${labels.one}`,
      body,
      wireNames,
      multipart: true,
      status: 201,
      response: keyedResponse(type, key, record, { message }),
    }),
    reorder: defineEndpoint({
      method: 'PUT',
      path: `${path}/order`,
      access,
      tag: labels.many,
      summary: `Reorder ${labels.many}: one record behind another, to the front without one; or the named ones first, in this order`,
      body: z.union([
        z.object({ id: z.string(), after: z.string().nullable() }),
        z.object({ ids: z.array(z.string()) }),
      ]),
      wireNames,
      // The list can be long, so only requests with the ids of one get it back, as a public read does.
      response: z.union([
        keyedResponse(type, key, z.array(record), {
          message,
          ...totalOf(type),
        }),
        z.object({ message }),
      ]),
    }),
    update: defineEndpoint({
      method: 'PUT',
      path: changePath(type),
      access,
      tag: labels.many,
      summary: `Change: ${labels.one}`,
      body,
      wireNames,
      multipart: true,
      response: keyedResponse(type, key, record, { message }),
    }),
    delete: defineEndpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access,
      tag: labels.many,
      summary: `Delete: ${labels.one}`,
      wireNames,
      response: z.object({ message }),
    }),
    history: defineEndpoint({
      method: 'GET',
      path: `${path}/:id/history`,
      access: 'admin',
      tag: 'History',
      summary: `The history of one record, newest first: ${labels.one}`,
      query: pageQuery,
      wireNames,
      // `state` is the record as its GET endpoint would have returned it then.
      response: z.object({
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
    restore: defineEndpoint({
      method: 'POST',
      path: `${path}/:id/history/:version`,
      access,
      tag: 'History',
      summary: `Restore an earlier state as a new version: ${labels.one}`,
      wireNames,
      response: keyedResponse(type, key, whole, { message }),
    }),
  }
}

/** Body of a write as clients send it; types with translated fields take translations too. */
export function writeBody(type: ContentType): z.ZodType<Record<string, unknown>> {
  const written = Object.entries(contentSchema(type).shape).filter(
    ([name]) => !type.fields[name]?.isReadOnly,
  )
  return z.object({
    ...swapNames(type, Object.fromEntries(written)),
    ...(hasTranslatedFields(type) && { translations: sentTranslations.optional() }),
  })
}

/** A single record is read without an id. */
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

/** Role that may write records of a type. */
function writeAccess<T extends ContentType>(
  type: T,
): T extends { writtenBy: 'owner' } ? 'owner' : 'admin'
function writeAccess(type: ContentType): 'owner' | 'admin' {
  return type.writtenBy ?? 'admin'
}

/** Queried lists also return their total count. */
function totalOf<T extends ContentType>(
  type: T,
): T extends { queried: true } ? { total: z.ZodInt } : Record<never, never>
function totalOf(type: ContentType): { total?: z.ZodInt } {
  return type.queried ? { total: z.int() } : {}
}
