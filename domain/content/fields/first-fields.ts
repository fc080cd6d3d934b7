import { z } from 'zod'
import { type ContentType, fieldsOf } from '../content-type.ts'
import { fieldSchema } from './field-kinds.ts'

/**
 * True if the values may be saved by the rules of the type's first fields alone: at least one of
 * these has a value, and neither the values nor the record before has another one. A record that
 * has ever been complete has others, since they are required from then on.
 */
export function isFirstSave(
  type: ContentType,
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): boolean {
  const { firstFields = [] } = type
  return (
    hasFirstFieldsOnly(type, before) &&
    hasFirstFieldsOnly(type, values) &&
    firstFields.some((name) => !isEmpty(values[name]))
  )
}

/** Schema of the first fields alone. */
export function firstFieldsSchema(type: ContentType) {
  const first = fieldsOf(type).filter(([name]) => type.firstFields?.includes(name))
  return z.object(Object.fromEntries(first.map(([name, field]) => [name, fieldSchema(field)])))
}

function hasFirstFieldsOnly(type: ContentType, values: Record<string, unknown>): boolean {
  return fieldsOf(type).every(([name]) => type.firstFields?.includes(name) || isEmpty(values[name]))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
