import {
  type ApiMessage,
  type FieldErrors,
  message,
  type RecordKind,
  recordLabel,
  recordNotFound,
} from '../../domain/messages/api-message.ts'
import { messageWriters } from './message-writers.ts'

/**
 * An error that the client may see, in its language: see `said`; `message` is English. `status` is
 * the HTTP status; pages go by it instead of `instanceof`, because server and page bundle are two
 * module graphs with two copies of this class.
 */
export class RequestError extends Error {
  readonly status: number
  readonly said: ApiMessage
  readonly errors: FieldErrors | undefined
  /** Further properties of the response. */
  readonly properties: Record<string, unknown>
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    said: ApiMessage,
    more: { errors?: FieldErrors; properties?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(messageWriters.en(said))
    this.status = status
    this.said = said
    this.errors = more.errors
    this.properties = more.properties ?? {}
    this.retryAfter = more.retryAfter
  }
}

export function badRequest(said: ApiMessage): RequestError {
  return new RequestError(400, said)
}

/** `field` is the wrong field, if it may be revealed. */
export function unauthorized(
  said: ApiMessage = message('accounts.signInAgain'),
  field?: string,
): RequestError {
  return new RequestError(401, said, field === undefined ? {} : { errors: { [field]: said } })
}

/** For actions that only owners may take. */
export function forbidden(): RequestError {
  return new RequestError(403, message('accounts.ownersOnly'))
}

export function notFound(kind: RecordKind): RequestError {
  return new RequestError(404, recordNotFound(kind))
}

/** 404 for a path without a route. */
export function nothingHere(): RequestError {
  return new RequestError(404, message('requests.nothingHere'))
}

/** 404 for a one-time link that is used or expired. */
export function linkGone(): RequestError {
  return new RequestError(404, message('accounts.linkGone'))
}

export function conflict(said: ApiMessage): RequestError {
  return new RequestError(409, said)
}

/** 409: the record is no longer at the version that the client saw; see `withCurrent`. */
export function staleVersion(kind: RecordKind): RequestError {
  return conflict(message('records.changedMeanwhile', { record: recordLabel(kind) }))
}

function isStaleVersion(error: unknown): error is RequestError {
  return error instanceof RequestError && error.said.code === 'records.changedMeanwhile'
}

/** Adds the present record to a version conflict (409) of a write; other errors pass unchanged. */
export async function withCurrent<R>(
  read: () => Promise<unknown>,
  write: () => Promise<R>,
): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (!isStaleVersion(error)) throw error
    throw new RequestError(error.status, error.said, { properties: { current: await read() } })
  }
}

const MAX_LISTED_NAMES = 3

/** Message of the same conflict about many records. */
export function describeStaleRecords(names: readonly string[]): ApiMessage {
  const listed = names.slice(0, MAX_LISTED_NAMES).map((name) => `“${name}”`)
  return message('records.manyChangedMeanwhile', {
    names: listed.join(', '),
    more: names.length - listed.length,
  })
}

export function tooLarge(said: ApiMessage): RequestError {
  return new RequestError(413, said)
}

export function unsupported(said: ApiMessage): RequestError {
  return new RequestError(415, said)
}

/** 422: fields break their rules; the first error is the message. */
export function invalid(errors: FieldErrors): RequestError {
  const [first = message('records.invalidFields')] = Object.values(errors)
  return new RequestError(422, first, { errors })
}

export function tooManyAttempts(seconds: number): RequestError {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  const wait =
    retryAfter > 90
      ? { count: Math.ceil(retryAfter / 60), unit: 'minutes' }
      : { count: retryAfter, unit: 'seconds' }
  return new RequestError(429, message('accounts.tooManyAttempts', wait), { retryAfter })
}

export function unavailable(said: ApiMessage): RequestError {
  return new RequestError(503, said, { retryAfter: 5 })
}

/** True for an error of the operating system, such as a file that cannot be read. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

/** True if a write failed for lack of space, in the terms of Node.js, SQLite or libvips. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isFile = 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  return isFile || /database or disk is full|No space left on device/.test(error.message)
}
