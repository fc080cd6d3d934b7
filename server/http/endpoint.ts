import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { badRequest, type FieldErrors, invalid } from '../errors.ts'

/** One call of the API: how it is answered, and what the description of the API says of it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with `:name` for parameters. */
  path: string
  /** `admin` calls answer 401 without a valid token, before anything else is looked at. */
  access: 'public' | 'admin'
  tag: string
  summary: string
  query?: z.ZodObject
  body?: { schema: z.ZodType; multipart?: boolean }
  /** The status of success, and the schema of what is answered. */
  status?: number
  answer?: z.ZodType
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What every route says about itself; a route of the API without it does not start. */
    access?: Endpoint['access']
    endpoint?: Endpoint
  }
}

/** Adds calls to the API. */
export function addEndpoints(app: FastifyInstance, endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { access: endpoint.access, endpoint },
      handler: async (request, reply) => {
        reply.status(endpoint.status ?? 200)
        return endpoint.handler(request, reply)
      },
    })
  }
}

/** The query values as the schema reads them, or a 400. A key that comes twice counts once, the last. */
export function readQuery<S extends z.ZodObject>(schema: S, query: unknown): z.infer<S> {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(query))
  const result = schema.safeParse(
    Object.fromEntries(
      entries.map(([key, value]) => [key, Array.isArray(value) ? value.at(-1) : value]),
    ),
  )
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw badRequest(`${issue?.path.join('.')}: ${issue?.message}`)
}

/** The body as the schema reads it, or a 422 that names each field. */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(jsonObject(body))
  if (result.success) return result.data
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message
  throw invalid(errors)
}

/** A body that is an object; nothing at all counts as an empty one. */
export function jsonObject(body: unknown): Record<string, unknown> {
  const result = z.record(z.string(), z.unknown()).safeParse(body ?? {})
  if (!result.success) throw badRequest('The body must be a JSON object.')
  return result.data
}

const wholeNumber = z
  .string()
  .regex(/^[0-9]{1,15}$/, { error: 'must be a whole number of 0 or more' })
  .transform(Number)

/** `skip` and `limit` as every list takes them. */
export const pageQuery = z.object({
  skip: wholeNumber.optional(),
  limit: wholeNumber.optional(),
})

/** The id of a record in the address, or a 400. */
export function readId(request: FastifyRequest, name = 'id'): string {
  return recordId(z.record(z.string(), z.string()).parse(request.params)[name])
}

/** Record ids are UUIDs; anything else is a mistake in the call. */
export function recordId(value: unknown): string {
  const result = z.guid().safeParse(value)
  if (!result.success) throw badRequest('The id is not one of ours.')
  return result.data.toLowerCase()
}

/** The version that `If-Match` names, or null for any. */
export function readIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  const version = /^"(?<version>[0-9]{1,15})"$/.exec(header.trim())?.groups?.version
  if (version === undefined) throw badRequest('If-Match must be a version in quotes, such as "3".')
  return Number(version)
}
