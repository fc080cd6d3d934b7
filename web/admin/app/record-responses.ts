import type { RecordResponse } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'

// The keys of an answer follow from the type, and its call's schema has read what stands under them.

/** The records in the answer of a list whose type is known only when the program runs. */
export function recordsIn<T extends ContentType>(type: T, response: object): RecordResponse<T>[]
export function recordsIn(type: ContentType, response: object): unknown {
  return new Map(Object.entries(response)).get(type.keys.list)
}

/** The record in the answer of a call whose type is known only when the program runs. */
export function recordIn<T extends ContentType>(type: T, response: object): RecordResponse<T>
export function recordIn(type: ContentType, response: object): unknown {
  return new Map(Object.entries(response)).get(type.keys.one)
}
