import type { Field } from '../../domain/content/fields/field-types.ts'
import type { FieldKind } from './field-kind.ts'
import { imageKind } from './image.ts'
import { imagesKind } from './images.ts'
import { listKind } from './list.ts'
import { booleanKind, integerKind, numberKind } from './numbers.ts'
import { recordsKind } from './records.ts'
import { referenceKind, referencesKind } from './references.ts'
import { textKind } from './text.ts'
import { textsKind } from './texts.ts'
import { videoKind } from './video.ts'

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
} satisfies { [K in Field['kind']]: FieldKind<Extract<Field, { kind: K }>> }

export function kindOf(field: Field): FieldKind<Field> {
  return fieldKinds[field.kind]
}
