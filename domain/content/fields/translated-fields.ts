import { type ContentType, fieldsOf } from '../content-type.ts'
import type { EntryField, Field } from './field-types.ts'

/**
 * True if a field has texts that languages differ in: free texts and lists of them, page texts,
 * alternative texts of pictures, names of holidays, and lists of records with such fields. Formats
 * are the same in all languages, and so are fields that say so.
 */
export function isTranslated(field: Field | EntryField): boolean {
  if (field.isSameInAllLanguages) return false
  switch (field.kind) {
    case 'text':
      return ['line', 'long', 'chat-text'].includes(field.format)
    case 'list':
      return field.entries === undefined || field.entries === 'holiday'
    case 'texts':
    case 'image':
    case 'images':
      return true
    case 'records':
      return Object.values(field.entries).some(isTranslated)
    case 'integer':
    case 'number':
    case 'boolean':
    case 'reference':
    case 'references':
    case 'video':
    case 'id':
    case 'entry-ids':
      return false
    default:
      return field satisfies never
  }
}

/** Cached, since every record that is shown in another language needs it. */
const known = new WeakMap<ContentType, [string, Field][]>()

/** Translated fields of a type with their names, in order. */
export function translatedFieldsOf(type: ContentType): readonly [string, Field][] {
  const fields = known.get(type) ?? fieldsOf(type).filter(([, field]) => isTranslated(field))
  known.set(type, fields)
  return fields
}

/** True if records of the type have translations. */
export function hasTranslatedFields(type: ContentType): boolean {
  return translatedFieldsOf(type).length > 0
}
