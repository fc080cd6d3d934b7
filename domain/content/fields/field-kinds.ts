import type { z } from 'zod'
import type { Picture, Video } from '../../media/media.ts'
import type { FieldKind } from './field-kind.ts'
import { type ListField, listKind } from './list-field.ts'
import {
  type ImageField,
  type ImagesField,
  imagesKind,
  type VideoField,
  videoKind,
} from './media-fields.ts'
import {
  type BooleanField,
  type IntegerField,
  integerKind,
  type NumberField,
} from './number-fields.ts'
import { type EntryField, entryKinds, type RecordsField, recordsKind } from './records-field.ts'
import {
  type ReferenceField,
  type ReferencesField,
  referenceKind,
  referencesKind,
} from './reference-fields.ts'
import type { TextField } from './text-field.ts'
import { type TextsField, textsKind } from './texts-field.ts'

/**
 * Fields by kind. A field is plain data; what is done with its values stands in a file per kind, or
 * for several that are alike: here, in `server/fields/` and in the forms of the back office. A new
 * kind does not compile until the tables of each know it.
 */
export type Field =
  | TextField
  | IntegerField
  | NumberField
  | BooleanField
  | ListField
  | ReferenceField
  | ReferencesField
  | ImageField
  | ImagesField
  | VideoField
  | TextsField
  | RecordsField

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

/** Types of the values in a record, by kind. */
export interface Outputs {
  text: string
  integer: number
  number: number | null
  boolean: boolean
  list: string[]
  reference: { _id: string; name: string } | null
  references: string[]
  image: Picture | null
  images: Picture[]
  video: Video | null
  texts: Record<string, string>
  id: string
  'entry-ids': string[]
}

/** Type of the value in a record. */
export type OutputOf<F extends Field | EntryField> = F extends RecordsField
  ? EntryOf<F>[]
  : Outputs[Exclude<F, RecordsField>['kind']]

/** Type of an entry of a list of records. */
export type EntryOf<F extends RecordsField> = (F extends { hasIds: true }
  ? { _id: string }
  : unknown) & {
  -readonly [K in keyof F['entries']]: OutputOf<F['entries'][K]>
}
