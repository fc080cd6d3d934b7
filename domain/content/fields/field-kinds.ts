import type { z } from 'zod'
import type { FieldKind } from './field-kind.ts'
import type { EntryField, Field } from './field-types.ts'
import { listKind } from './list-field.ts'
import { imagesKind, videoKind } from './media-fields.ts'
import { integerKind } from './number-fields.ts'
import { entryKinds, recordsKind } from './records-field.ts'
import { referenceKind, referencesKind } from './reference-fields.ts'
import { textsKind } from './texts-field.ts'

type AnyField = Field | EntryField

const fieldKinds = {
  ...entryKinds,
  integer: integerKind,
  list: listKind,
  reference: referenceKind,
  references: referencesKind,
  images: imagesKind,
  video: videoKind,
  texts: textsKind,
  records: recordsKind,
} satisfies { [K in AnyField['kind']]: FieldKind<Extract<AnyField, { kind: K }>> }

export function kindOf(field: AnyField): FieldKind<AnyField> {
  return fieldKinds[field.kind]
}

/** Schema of the value of a field. */
export function fieldSchema(field: Field): z.ZodType {
  return kindOf(field).schema(field)
}
