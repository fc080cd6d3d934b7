import type { z } from 'zod'
import type { ErrorCode } from '../../messages/api-message.ts'

export interface FieldBase {
  /**
   * Path of the declaration, such as `product.price` or `choice.values.entries.name`, from
   * `defineContent`. The texts of the field are below it in the catalogues.
   */
  path?: string
  /** Error for a missing value; a field without one is optional. */
  required?: ErrorCode
  /** Returned to administrators only. */
  isPrivate?: true
  /** Set by the program alone: what a client sends for it is ignored. */
  isReadOnly?: true
  /** Not translated, although other fields of its kind are: see `isTranslated`. */
  isSameInAllLanguages?: true
}

/** Declared properties of a field; those that its constructor fixes are left out. */
export type Options<F extends FieldBase, Fixed extends keyof F = never> = Omit<F, 'kind' | Fixed>

/**
 * All that browser and server both know of a kind of fields. These are methods, so that TypeScript
 * accepts the functions of one kind as those of whichever kind a field has.
 */
export interface FieldKind<F, V = unknown> {
  /**
   * Schema of a value, used by the form in the browser and by the server. It accepts values of a
   * form, a multipart body or JSON and returns the normalised value: texts trimmed, lists split and
   * without empty entries.
   */
  schema(field: F): z.ZodType
  /** Schema of a value in responses of the API; pages read values of the same type. */
  value(field: F): z.ZodType<V>
  /** Schemas of the properties of a response, if that is not the value under its name. */
  response?(field: F, name: string): Record<string, z.ZodType>
  /**
   * True if a field has texts that languages differ in, such as free texts and alternative texts of
   * pictures. Formats are the same in all languages; without it
   * so are all fields of the kind.
   */
  isTranslated?(field: F): boolean
}

/** Schemas of the properties of a response; visitors get none of a private field. */
export function responseOf<F extends { isPrivate?: true }>(
  kind: FieldKind<F>,
  field: F,
  name: string,
): Record<string, z.ZodType> {
  const response = kind.response?.(field, name) ?? { [name]: kind.value(field) }
  if (!field.isPrivate) return response
  return Object.fromEntries(
    Object.entries(response).map(([key, schema]) => [key, schema.optional()]),
  )
}

export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
