import { type ContentType, resourceOf } from '../content/content-type.ts'

/** Text or picture of a page that a field changes. */
export interface EditTarget {
  type: ContentType
  /** Ignored for the single record of a type. */
  id: string
  field: string
  /** Index in a list, or id of a page text; empty for the whole field. */
  entry?: string
}

/** Name of a record: `homeSlogan`, or `homeCarousal.<id>` for a type with several. */
export function recordName(type: ContentType, id: string): string {
  return type.single ? resourceOf(type) : `${resourceOf(type)}.${id}`
}

/** Name of a target in URLs and in the page: its record's, the field, and the entry if any. */
export function targetName({ type, id, field, entry = '' }: EditTarget): string {
  return [recordName(type, id), field, entry].filter((part) => part !== '').join('.')
}

/** True if `name` is the target itself or one of its entries. */
export function isWithin(name: string, target: string): boolean {
  return name === target || name.startsWith(`${target}.`)
}
