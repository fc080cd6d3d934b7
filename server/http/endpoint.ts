import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Administrator } from '../../domain/api/accounts.ts'
import type {
  BodyOf,
  EndpointContract,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../domain/api/endpoint.ts'
import { pathParameters, recordId } from '../../domain/api/parameters.ts'
import { badRequest, type FieldErrors, invalid } from '../kernel/errors.ts'
import { getCurrentUser } from './authentication.ts'
import { isObject } from './response-validation.ts'

/** A call of the API with what answers it. */
export interface Endpoint {
  contract: EndpointContract
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** What a handler gets of a request: all that the call declares, read by its schemas. */
interface HandlerInput<C extends EndpointContract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  /** A body that may be a form is not read yet: see `withInput` and `withFiles`. */
  body: C extends { multipart: true } ? undefined : BodyOf<C>
  /** Who calls; of a public call nobody, where no valid token came with it. */
  currentUser: C['access'] extends 'admin' | 'owner' ? Administrator : Administrator | null
  request: FastifyRequest
  reply: FastifyReply
}

/** A call that is known only when the program runs: nothing is known of what it takes. */
type AnyEndpointContract = EndpointContract & Required<Pick<EndpointContract, 'query' | 'body'>>

/**
 * Joins a call to what answers it; input and answer have the types of its declaration. `before` runs
 * ahead of everything else, for limits that count a mistaken request too.
 */
export function implement<C extends EndpointContract>(
  contract: C,
  handler: (input: HandlerInput<C>) => Promise<ResponseOf<C>>,
  before?: (request: FastifyRequest) => Promise<void>,
): Endpoint
export function implement(
  contract: EndpointContract,
  handler: (input: HandlerInput<AnyEndpointContract>) => Promise<unknown>,
  before?: (request: FastifyRequest) => Promise<void>,
): Endpoint {
  const parameters = parametersOf(contract.path)
  return {
    contract,
    async handle(request, reply) {
      await before?.(request)
      return handler({
        params: readParams(parameters, request.params),
        query: contract.query === undefined ? {} : readQuery(contract.query, request.query),
        body:
          contract.body === undefined || contract.multipart
            ? undefined
            : readBody(contract.body, request.body),
        currentUser: contract.access === 'public' ? request.administrator : getCurrentUser(request),
        request,
        reply,
      })
    },
  }
}

const parameterSchemas = new Map<string, z.ZodType>(Object.entries(pathParameters))
const values = z.record(z.string(), z.unknown())

/** The names that stand in a path, each with what reads it; throws where one is unknown. */
function parametersOf(path: string): [string, z.ZodType][] {
  const names = path.split('/').filter((step) => step.startsWith(':'))
  return names.map((step) => {
    const name = step.slice(1)
    const schema = parameterSchemas.get(name)
    if (schema === undefined) throw new Error(`${path} has the unknown parameter ${name}.`)
    return [name, schema]
  })
}

/** What stands in the path, or a 400. */
function readParams(parameters: [string, z.ZodType][], params: unknown): Record<string, unknown> {
  const given = isObject(params) ? params : {}
  return Object.fromEntries(
    parameters.map(([name, schema]) => {
      const result = schema.safeParse(given[name])
      if (result.success) return [name, result.data]
      throw badRequest(result.error.issues[0]?.message ?? 'This address does not exist.')
    }),
  )
}

/** The query values as the schema reads them, or a 400. A key that comes twice counts once, the last. */
function readQuery<S extends z.ZodObject>(schema: S, query: unknown): z.infer<S> {
  const entries = Object.entries(isObject(query) ? query : {})
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
  for (const issue of result.error.issues.flatMap(nearestIssues))
    errors[issue.path.join('.')] ??= issue.message
  throw invalid(errors)
}

/** Of a union, the issues of the alternative that has the fewest, the first of equals. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  if (nearest === undefined) return [issue]
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A body that is an object; nothing at all counts as an empty one. */
export function jsonObject(body: unknown): Record<string, unknown> {
  const result = values.safeParse(body ?? {})
  if (!result.success) throw badRequest('The body must be a JSON object.')
  return result.data
}

/** An id outside the API's own paths, or a 400. */
export function readRecordId(value: unknown): string {
  const result = recordId.safeParse(value)
  if (!result.success) throw badRequest(result.error.issues[0]?.message ?? 'There is no such id.')
  return result.data
}

/** The version that `If-Match` names, or null for any. */
export function readIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  const version = /^"(?<version>[0-9]{1,15})"$/.exec(header.trim())?.groups?.version
  if (version === undefined) throw badRequest('If-Match must be a version in quotes, such as "3".')
  return Number(version)
}
