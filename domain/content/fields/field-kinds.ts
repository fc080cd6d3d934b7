import type { z } from 'zod'
import type { FieldKind } from './field-kind.ts'
import type { EntryField, Field } from './field-types.ts'
import { listKind } from './list-field.ts'
import { imageKind, imagesKind, videoKind } from './media-fields.ts'
import { booleanKind, integerKind, numberKind } from './number-fields.ts'
import { recordsKind } from './records-field.ts'
import { entryIdsKind, idKind, referenceKind, referencesKind } from './reference-fields.ts'
import { textKind } from './text-field.ts'
import { textsKind } from './texts-field.ts'

type AnyField = Field | EntryField

const fieldKinds = {
  text: textKind,
  integer: integerKind,
  number: numberKind,
  boolean: booleanKind,
  list: listKind,
  reference: referenceKind,
  references: referencesKind,
  image: imageKind,
  images: imagesKind,
  video: videoKind,
  texts: textsKind,
  records: recordsKind,
  id: idKind,
  'entry-ids': entryIdsKind,
} satisfies { [K in AnyField['kind']]: FieldKind<Extract<AnyField, { kind: K }>> }

export function kindOf(field: AnyField): FieldKind<AnyField> {
  return fieldKinds[field.kind]
}

/** Schema of the value of a field. */
export function fieldSchema(field: Field): z.ZodType {
  return kindOf(field).schema(field)
}
