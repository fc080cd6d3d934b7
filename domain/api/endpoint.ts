import type { z } from 'zod'
import type { pathParameters } from './parameters.ts'

/**
 * One call of the API as data: the server implements it, the API's description reads it, the back
 * office makes it.
 */
export interface EndpointContract {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with `:name` for what `pathParameters` knows by that name. */
  path: string
  /**
   * `admin` calls answer 401 without a valid token, before anything else is looked at; `owner` calls
   * also 403 with an editor's.
   */
  access: 'public' | 'admin' | 'owner'
  tag: string
  summary: string
  query?: z.ZodObject
  body?: z.ZodType
  /** The body may also come as a form with files. */
  multipart?: true
  /** The status of success; 200 unless told. */
  status?: 201 | 202 | 204
  /** Describes and transforms nothing: the same schema checks on both sides. Absent: no body. */
  response?: z.ZodType
  /** What the answer is written in; JSON unless told. */
  media?: 'text/csv' | 'text/html' | 'application/x-tar'
}

/** What stands in the path, by name. */
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

/** What success answers. */
export type ResponseOf<C extends EndpointContract> = C extends {
  response: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

type NamesIn<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesIn<Tail>
    : Rest
  : never

/** Keeps what a declaration says letter for letter, so that both sides are typed by it. */
export function defineEndpoint<const C extends EndpointContract>(contract: C): C {
  return contract
}
