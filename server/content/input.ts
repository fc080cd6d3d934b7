import { swapName } from '../../domain/api/wire-names.ts'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import type { Language } from '../../domain/languages/language.ts'
import { textsOf } from '../fields/field-kind.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import type { Part } from '../http/multipart.ts'
import type { Upload } from '../storage/upload.ts'

/**
 * The body of a write: the parts of a form in order, or the properties of a JSON object. Both are
 * equivalent; only lists and images differ in notation.
 */
export type Input =
  | {
      kind: 'parts'
      parts: Map<string, Part[]>
      /** Files of further parts by name, for the pictures in lists of records. */
      files?: ReadonlyMap<string, Upload>
      /** Translations of the program's own content, in place of sent ones. */
      dictionary?: Dictionary
      /** Returns true once the client has disconnected, which cancels the write. */
      isAbandoned?: () => boolean
    }
  | { kind: 'json'; body: Record<string, unknown> }

/** Translations by language and original. They need neither URLs of new photos nor ids of new entries. */
export type Dictionary = ReadonlyMap<Language, ReadonlyMap<string, string>>

/** True if a write names a field or another part of its type. */
export function isSent(input: Input, name: string): boolean {
  return input.kind === 'json' ? Object.hasOwn(input.body, name) : input.parts.has(name)
}

/** Value that a write sends for a field, unchecked; of a form the last text. */
export function sentValue(input: Input, name: string): unknown {
  return input.kind === 'json' ? input.body[name] : textsOf(input.parts.get(name) ?? []).at(-1)
}

/** The write with other values of some fields. */
export function withValues(input: Input, values: Readonly<Record<string, unknown>>): Input {
  if (input.kind === 'json') return { ...input, body: { ...input.body, ...values } }
  const parts = new Map(input.parts)
  for (const [name, value] of Object.entries(values))
    parts.set(name, [typeof value === 'string' ? value : JSON.stringify(value)])
  return { ...input, parts }
}

/**
 * The unchecked fields after the write: the input merged over the stored fields. Media fields
 * contain stored media and uploads side by side.
 */
export function mergeInput(
  type: ContentType,
  stored: StoredFields,
  input: Input,
): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => {
      const current = stored[name]
      if (field.isReadOnly || !isSent(input, name)) return [name, current]
      const place = { name: swapName(type, name), current }
      const value =
        input.kind === 'json'
          ? kindOf(field).readJson(field, input.body[name], place)
          : kindOf(field).readParts(field, input.parts.get(name) ?? [], {
              ...place,
              files: input.files,
            })
      return [name, value]
    }),
  )
}
