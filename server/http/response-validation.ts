import { z } from 'zod'
import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { swapNamesDeep } from '../../domain/api/wire-names.ts'

/**
 * A response under the names of the wire. Throws if it breaks its contract; the message names
 * endpoint and field. Undeclared fields count.
 */
export function expectValidResponse(contract: EndpointContract, response: unknown): unknown {
  const { response: schema } = contract
  const fail = (drift: string) => new Error(describeDrift(contract, drift))
  if (schema === undefined && response !== undefined) throw fail('no body is declared')
  if (schema === undefined) return response
  // As JSON, since undefined values are not sent.
  const text = JSON.stringify(response)
  const sent: unknown = text === undefined ? undefined : JSON.parse(text)
  const read = schema.safeParse(sent)
  if (!read.success) throw fail(describeIssue(read.error))
  const undeclared = findUndeclared(sent, z.encode(schema, read.data), 'the response')
  if (undeclared !== null) throw fail(undeclared)
  return read.data
}

/**
 * The same without undeclared fields. A response that breaks its schema is reported to `note` and
 * sent with all of its fields: in production that serves the shop better than an error.
 */
export function stripUndeclaredFields(
  contract: EndpointContract,
  response: unknown,
  note: (message: string) => void,
): unknown {
  const read = contract.response?.safeParse(response)
  if (read?.success) return read.data
  if (read?.error) note(describeDrift(contract, describeIssue(read.error)))
  return swapNamesDeep(contract, response)
}

function describeDrift({ method, path }: EndpointContract, drift: string): string {
  return `The response of ${method} ${path} does not match its schema: ${drift}`
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'the response'}: ${issue?.message}`
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
