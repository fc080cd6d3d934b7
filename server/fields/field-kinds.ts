import type { Field } from '../../domain/content/fields/field-kinds.ts'
import type { FieldKind } from './field-kind.ts'
import { imagesKind } from './images.ts'
import { listKind } from './list.ts'
import { entryKinds, recordsKind } from './records.ts'
import { referenceKinds } from './references.ts'
import { textsKind } from './texts.ts'
import { videoKind } from './video.ts'

const fieldKinds = {
  ...entryKinds,
  ...referenceKinds,
  list: listKind,
  images: imagesKind,
  video: videoKind,
  texts: textsKind,
  records: recordsKind,
} satisfies { [K in Field['kind']]: FieldKind<Extract<Field, { kind: K }>> }

export function kindOf(field: Field): FieldKind<Field> {
  return fieldKinds[field.kind]
}
