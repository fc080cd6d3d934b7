import type { z } from 'zod'
import type { ContentType } from '../content/content-type.ts'
import type { pathParameters } from './parameters.ts'

/**
 * Contract of one API endpoint as data: the server implements it, the OpenAPI description is
 * generated from it, the admin's client calls it.
 */
export interface EndpointContract {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below `/api`; each `:name` is a key of `pathParameters`. */
  path: string
  /**
   * `admin` endpoints respond with 401 without a valid token, before anything else is validated;
   * `owner` endpoints also with 403 to an editor's token.
   */
  access: 'public' | 'admin' | 'owner'
  tag: string
  summary: string
  query?: z.ZodObject
  body?: z.ZodType
  /** The body may also be sent as multipart form data with files. */
  multipart?: true
  /**
   * Names that differ on the wire, of the fields in the body, in errors, in `current`, and in a
   * response that breaks its schema.
   */
  wireNames?: ContentType['wireNames']
  /** Status of success; defaults to 200. */
  status?: 201 | 202 | 204
  /**
   * Response schema, whose only transforms are codecs that change names: both sides validate with
   * it, the client in reverse, so that it gets the names that the handler has. Absent: no body.
   */
  response?: z.ZodType
  /** Media type of the response; defaults to JSON. */
  media?: 'text/csv' | 'text/html' | 'application/x-tar'
}

/** Path parameters by name. */
export type ParamsOf<C extends EndpointContract> = {
  [N in NamesIn<C['path']>]: N extends keyof typeof pathParameters
    ? z.output<(typeof pathParameters)[N]>
    : never
}

export type QueryOf<C extends EndpointContract> = C extends { query: infer S extends z.ZodObject }
  ? z.output<S>
  : Record<never, never>

export type BodyOf<C extends EndpointContract> = C extends { body: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

/** Body of a successful response, under our names. */
export type ResponseOf<C extends EndpointContract> = C extends {
  response: infer S extends z.ZodType
}
  ? z.input<S>
  : undefined

type NamesIn<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesIn<Tail>
    : Rest
  : never

/** Infers literal types from a declaration, so that server and client are typed by it. */
export function defineEndpoint<const C extends EndpointContract>(contract: C): C {
  return contract
}

/** The same for the endpoints of one tag. */
export function defineEndpoints<const E extends Record<string, Untagged>>(
  tag: string,
  endpoints: E,
): { [K in keyof E]: E[K] & { tag: string } }
export function defineEndpoints(
  tag: string,
  endpoints: Record<string, Untagged>,
): Record<string, EndpointContract> {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, contract]) => [name, { tag, ...contract }]),
  )
}

type Untagged = Omit<EndpointContract, 'tag'>
