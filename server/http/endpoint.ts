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
import { type FieldErrors, message } from '../../domain/messages/api-message.ts'
import { firstMessage, toMessage } from '../../domain/messages/issue-message.ts'
import type { MessageWriter } from '../../domain/messages/message-writer.ts'
import { badRequest, invalid } from '../kernel/errors.ts'
import { getCurrentUser } from './authentication.ts'
import { writerOf } from './request-language.ts'
import { isObject } from './response-validation.ts'

/** An API endpoint: contract and handler. */
export interface Endpoint {
  contract: EndpointContract
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Input of a handler, parsed by the schemas of the contract. */
interface HandlerInput<C extends EndpointContract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  /** Not parsed for endpoints that accept multipart forms: see `withInput` and `withForm`. */
  body: C extends { multipart: true } ? undefined : BodyOf<C>
  /** The authenticated administrator; null for a public endpoint without a valid token. */
  currentUser: C['access'] extends 'admin' | 'owner' ? Administrator : Administrator | null
  /** Writes a message in the language of the administrator or the request. */
  say: MessageWriter
  request: FastifyRequest
  reply: FastifyReply
}

/** A contract whose types are not known statically. */
type AnyEndpointContract = EndpointContract & Required<Pick<EndpointContract, 'query' | 'body'>>

/**
 * Implements an endpoint; the types of input and response follow from its contract. `before` runs
 * ahead of validation, for rate limits that count invalid requests too.
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
        say: writerOf(request),
        request,
        reply,
      })
    },
  }
}

const parameterSchemas = new Map<string, z.ZodType>(Object.entries(pathParameters))
const values = z.record(z.string(), z.unknown())

/** Names of the path parameters with their schemas; throws for an unknown name. */
function parametersOf(path: string): [string, z.ZodType][] {
  const names = path.split('/').filter((step) => step.startsWith(':'))
  return names.map((step) => {
    const name = step.slice(1)
    const schema = parameterSchemas.get(name)
    if (schema === undefined) throw new Error(`${path} has the unknown parameter ${name}.`)
    return [name, schema]
  })
}

/** Parsed path parameters, or a 400. */
function readParams(parameters: [string, z.ZodType][], params: unknown): Record<string, unknown> {
  const given = isObject(params) ? params : {}
  return Object.fromEntries(
    parameters.map(([name, schema]) => {
      const result = schema.safeParse(given[name])
      if (result.success) return [name, result.data]
      throw badRequest(firstMessage(result.error))
    }),
  )
}

/**
 * Parsed query parameters, or a 400. Of a repeated key the last value counts, unless the contract
 * declares a list.
 */
function readQuery<S extends z.ZodObject>(schema: S, query: unknown): z.infer<S> {
  const entries = Object.entries(isObject(query) ? query : {})
  const readValue = (key: string, values: unknown[]) =>
    isListSchema(schema.shape[key]) ? values : values.at(-1)
  const result = schema.safeParse(
    Object.fromEntries(entries.map(([key, value]) => [key, readValue(key, [value].flat())])),
  )
  if (result.success) return result.data
  const name = result.error.issues[0]?.path.join('.') ?? ''
  throw badRequest(
    message('requests.invalidParameter', { name, problem: firstMessage(result.error) }),
  )
}

function isListSchema(schema: unknown): boolean {
  return schema instanceof z.ZodOptional
    ? isListSchema(schema.unwrap())
    : schema instanceof z.ZodArray
}

/** Parsed body, or a 422 that names each invalid field. */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(jsonObject(body))
  if (result.success) return result.data
  const errors: FieldErrors = {}
  for (const issue of result.error.issues.flatMap(nearestIssues))
    errors[issue.path.join('.')] ??= toMessage(issue)
  throw invalid(errors)
}

/** For a union, the issues of the alternative with the fewest wrong fields, the first of equals. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => countFields(one) - countFields(other))
  if (nearest === undefined) return [issue]
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function countFields(issues: z.core.$ZodIssue[]): number {
  return new Set(issues.map(({ path: [field] }) => field)).size
}

/** The body as an object; no body counts as an empty object. */
export function jsonObject(body: unknown): Record<string, unknown> {
  const result = values.safeParse(body ?? {})
  if (!result.success) throw badRequest(message('requests.notAnObject'))
  return result.data
}

/** A record id from outside the path parameters. Throws a 400. */
export function readRecordId(value: unknown): string {
  const result = recordId.safeParse(value)
  if (!result.success) throw badRequest(firstMessage(result.error))
  return result.data
}

/** Version of the `If-Match` header, or null if any version matches. */
export function readIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  const version = /^"(?<version>[0-9]{1,15})"$/.exec(header.trim())?.groups?.version
  if (version === undefined) throw badRequest(message('requests.invalidIfMatch'))
  return Number(version)
}
