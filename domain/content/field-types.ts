import type { ChatTextName } from '../chat/chat-text.ts'
import type { KnownTexts } from './texts-field.ts'

/**
 * Field kinds. A field is plain data; `fieldSchema` validates its values, and all code that stores,
 * shows or edits fields switches over `kind`, so that a new kind does not compile until each switch
 * handles it.
 */
export type Field =
  | TextField
  | IntegerField
  | BooleanField
  | ListField
  | ReferenceField
  | ReferencesField
  | ImageField
  | ImagesField
  | VideoField
  | TextsField

export interface FieldBase {
  label: string
  /** Error message for a missing value; a field without one is optional. */
  required?: string
  /** Returned to administrators only. */
  isPrivate?: true
}
export interface TextField extends FieldBase {
  kind: 'text'
  format:
    | 'line'
    | 'long'
    | 'email'
    | 'digits'
    | 'link'
    | 'time-zone'
    | 'currency'
    | 'accent'
    | 'choice'
    | 'decimal'
    | 'moment'
    | 'hours'
    | 'chat-text'
  /** Options of the format `choice`: stored value to label. */
  options?: Readonly<Record<string, string>>
  /** Error message for a wrong format. */
  invalid?: string
  /** Number of digits of the format `digits`. */
  digits?: number
  /** Message that a template of the format `chat-text` is for. */
  chatText?: ChatTextName
  initial?: string
  /** An emptied field is reset to its initial value. */
  neverEmpty?: boolean
}
export interface IntegerField extends FieldBase {
  kind: 'integer'
  min: number
  max: number
  invalid: string
}
export interface BooleanField extends FieldBase {
  kind: 'boolean'
}
export interface ListField extends FieldBase {
  kind: 'list'
  /** Separator of the entries in a text: `tags` are comma-separated, paragraphs one per line. */
  separator: ',' | '\n'
  /**
   * Format of each entry; absent for any text. A `vocabulary-group` is the id of one of the groups
   * of words that every search knows; the server refuses unknown ones.
   */
  entries?: 'holiday' | 'vocabulary-group'
  /** Error message for an invalid entry. */
  invalid?: string
}
export interface ReferenceField extends FieldBase {
  kind: 'reference'
  to: 'category' | 'product'
  /** Error message if the referenced record does not exist. */
  unknown: string
}
/** Ordered references to records of a type; deleted records drop out. */
export interface ReferencesField extends FieldBase {
  kind: 'references'
  to: 'product'
  max: number
  /** Error message if a referenced record does not exist. */
  unknown: string
}
export interface ImageField extends FieldBase {
  kind: 'image'
  /** Form of the value in the API: the bare URL or an object around it. */
  shape: 'url' | 'object'
}
export interface ImagesField extends FieldBase {
  kind: 'images'
}
export interface VideoField extends FieldBase {
  kind: 'video'
}
export interface TextsField extends FieldBase {
  kind: 'texts'
  /** Known texts by id. */
  known: KnownTexts
}
