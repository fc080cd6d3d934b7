import type { RecordResponse } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'

// The type determines the keys of a response, and the endpoint's schema has validated the values.

/** Records in a list response whose type is known only at run time. */
export function recordsIn<T extends ContentType>(type: T, response: object): RecordResponse<T>[]
export function recordsIn(type: ContentType, response: object): unknown {
  return new Map(Object.entries(response)).get(type.key)
}

/** Record in a response whose type is known only at run time. */
export function recordIn<T extends ContentType>(type: T, response: object): RecordResponse<T>
export function recordIn(type: ContentType, response: object): unknown {
  return new Map(Object.entries(response)).get(type.key)
}
