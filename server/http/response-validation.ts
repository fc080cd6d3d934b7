import type { z } from 'zod'
import type { EndpointContract } from '../../domain/api/endpoint.ts'

/** Throws when an answer is not what its call declares, naming the call and the field. */
export function assertValidResponse(contract: EndpointContract, response: unknown): void {
  const drift = findDrift(contract.response, response)
  if (drift !== null) throw new Error(describeDrift(contract, drift))
}

/**
 * The answer without what its call does not declare. One that does not fit goes out as it is, and
 * `note` is told: a shop in production is better served by it than by a failure.
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

/** Where an answer and its schema part, in words, or null. What is sent beyond the schema counts too. */
function findDrift(schema: z.ZodType | undefined, response: unknown): string | null {
  if (schema === undefined) return response === undefined ? null : 'no body is declared'
  // As it goes over the line: what has no value is not sent.
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

/** A schema drops the keys that it does not know. */
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

/** Lists included: their keys are the places of their entries. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
