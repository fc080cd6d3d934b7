import type { z } from 'zod'
import type { FieldKind } from './field-kind.ts'
import { type GroupField, type GroupOf, groupKind } from './group-field.ts'
import { type ListField, listKind } from './list-field.ts'
import { type MediaField, mediaKinds } from './media-fields.ts'
import type { NumericField } from './number-fields.ts'
import { type EntryField, entryKinds, type RecordsField, recordsKind } from './records-field.ts'
import { type AnyReferenceField, referenceKinds } from './reference-fields.ts'
import type { TextField } from './text-field.ts'
import { type TextsField, textsKind } from './texts-field.ts'

/**
 * Fields by kind. A field is plain data; what is done with its values stands in a file per kind, or
 * for several that are alike: here, in `server/fields/`, and in the forms and widgets of the back
 * office. A new kind does not compile until the tables of each know it.
 */
export type Field =
  | TextField
  | NumericField
  | ListField
  | AnyReferenceField
  | MediaField
  | TextsField
  | GroupField
  | RecordsField

type AnyField = Field | EntryField

const fieldKinds = {
  ...entryKinds,
  ...referenceKinds,
  ...mediaKinds,
  list: listKind,
  texts: textsKind,
  group: groupKind,
  records: recordsKind,
} satisfies { [K in AnyField['kind']]: FieldKind<Extract<AnyField, { kind: K }>> }

export function kindOf(field: AnyField): FieldKind<AnyField> {
  return fieldKinds[field.kind]
}

/** Schema of the value of a field. */
export function fieldSchema(field: Field): z.ZodType {
  return kindOf(field).schema(field)
}

/** Type of the value in a record. */
export type OutputOf<F extends AnyField> = F extends RecordsField
  ? EntryOf<F>[]
  : F extends GroupField
    ? GroupOf<F>
    : z.infer<ReturnType<(typeof fieldKinds)[F['kind']]['value']>>

/** Type of an entry of a list of records. */
export type EntryOf<F extends RecordsField> = (F extends { hasIds: true }
  ? { _id: string }
  : unknown) & {
  -readonly [K in keyof F['entries']]: OutputOf<F['entries'][K]>
}
