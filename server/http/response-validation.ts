import type { z } from 'zod'
import type { EndpointContract } from '../../domain/api/endpoint.ts'

/** Throws if a response breaks its contract; the message names endpoint and field. */
export function assertValidResponse(contract: EndpointContract, response: unknown): void {
  const drift = findDrift(contract.response, response)
  if (drift !== null) throw new Error(describeDrift(contract, drift))
}

/**
 * Strips undeclared fields from a response. A response that breaks its schema is sent unchanged and
 * reported to `note`: in production that serves the shop better than an error.
 */
export function stripUndeclaredFields(
  contract: EndpointContract,
  response: unknown,
  note: (message: string) => void,
): unknown {
  const read = contract.response?.safeParse(response)
  if (read?.success) return read.data
  if (read?.error) note(describeDrift(contract, describeIssue(read.error)))
  return response
}

/**
 * The first difference between a response and its schema, in words, or null. Undeclared fields
 * count.
 */
function findDrift(schema: z.ZodType | undefined, response: unknown): string | null {
  if (schema === undefined) return response === undefined ? null : 'no body is declared'
  // As JSON, since undefined values are not sent.
  const text = JSON.stringify(response)
  const sent: unknown = text === undefined ? undefined : JSON.parse(text)
  const read = schema.safeParse(sent)
  if (read.success) return findUndeclared(sent, read.data, 'the answer')
  return describeIssue(read.error)
}

function describeDrift({ method, path }: EndpointContract, drift: string): string {
  return `The answer of ${method} ${path} is not as declared: ${drift}`
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'the answer'}: ${issue?.message}`
}

/** Finds keys that the schema dropped. */
function findUndeclared(sent: unknown, read: unknown, place: string): string | null {
  if (!isObject(sent)) return null
  const known = isObject(read) ? read : {}
  for (const [key, value] of Object.entries(sent)) {
    if (!Object.hasOwn(known, key)) return `${place} has ${key}, which is not declared`
    const found = findUndeclared(value, known[key], key)
    if (found !== null) return found
  }
  return null
}

/** True for arrays as well, whose keys are indexes. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
