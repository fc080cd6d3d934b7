import { type ContentType, fieldsOf } from '../content-type.ts'
import { type Field, kindOf } from './field-kinds.ts'
import type { EntryField } from './records-field.ts'

/** True if languages differ in the texts of a field. */
export function isTranslated(field: Field | EntryField): boolean {
  return !field.isSameInAllLanguages && kindOf(field).isTranslated?.(field) === true
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
