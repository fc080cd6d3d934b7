/** Sentences for people, by the name of the field that is wrong. */
export type FieldErrors = Record<string, string>

/**
 * An error that the client may see. `status` is the HTTP status; pages go by it instead of
 * `instanceof`, because server and page bundle are two module graphs with two copies of this class.
 */
export class RequestError extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly details: Record<string, unknown>
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldErrors; details?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.details = more.details ?? {}
    this.retryAfter = more.retryAfter
  }
}

export function badRequest(message: string): RequestError {
  return new RequestError(400, message)
}

/** `field` is the wrong field, if it may be revealed. */
export function unauthorized(message = 'Please sign in again.', field?: string): RequestError {
  return new RequestError(401, message, field === undefined ? {} : { errors: { [field]: message } })
}

/** For actions that only owners may take. */
export function forbidden(): RequestError {
  return new RequestError(403, 'Only owners can do this. Please ask an owner.')
}

export function notFound(what: string): RequestError {
  return new RequestError(404, `${what} not found`)
}

/** 404 for a path without a route. */
export function nothingHere(): RequestError {
  return new RequestError(404, 'There is nothing at this address.')
}

/** 404 for a one-time link that is used or expired. */
export function linkGone(): RequestError {
  return new RequestError(
    404,
    'This link has expired or was already used. Please ask for a new one.',
  )
}

export function conflict(message: string, details: Record<string, unknown> = {}): RequestError {
  return new RequestError(409, message, { details })
}

/**
 * 409: the record is no longer at the version that the client saw; the route adds the present
 * record.
 */
export function staleVersion(what: string): RequestError {
  return conflict(
    `Someone else changed this ${what.toLowerCase()} meanwhile. Check the current version and try again.`,
    { isStale: true },
  )
}

const MAX_LISTED_NAMES = 3

/** Message of the same conflict about many records. */
export function describeStaleRecords(names: readonly string[]): string {
  const listed = names.slice(0, MAX_LISTED_NAMES).map((name) => `“${name}”`)
  const rest = names.length - listed.length
  const all = rest === 0 ? listed.join(', ') : `${listed.join(', ')} and ${rest} more`
  return `Someone else changed ${all} meanwhile, so nothing was saved. Check the list and try again.`
}

export function tooLarge(message: string): RequestError {
  return new RequestError(413, message)
}

export function unsupported(message: string): RequestError {
  return new RequestError(415, message)
}

/** 422: fields break their rules; the first sentence is the message. */
export function invalid(errors: FieldErrors): RequestError {
  return new RequestError(422, Object.values(errors)[0] ?? 'Please check the fields.', { errors })
}

export function tooManyAttempts(seconds: number): RequestError {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`
  return new RequestError(429, `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfter,
  })
}

export function unavailable(message: string): RequestError {
  return new RequestError(503, message, { retryAfter: 5 })
}

/** True if a write failed for lack of space, in the terms of Node.js, SQLite or libvips. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isFile = 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  return isFile || /database or disk is full|No space left on device/.test(error.message)
}
