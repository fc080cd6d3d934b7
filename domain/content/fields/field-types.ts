import type { z } from 'zod'
import type { ChatTextName } from '../../chat/chat-text.ts'
import type { ErrorCode } from '../../messages/api-message.ts'

/**
 * Fields by kind. A field is plain data; what is done with its values stands in a file per kind, or
 * for several that are alike: here, in `server/fields/` and in the forms of the back office. A new
 * kind does not compile until the tables there, such as `field-kinds.ts`, know it.
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

export interface FieldBase {
  /**
   * Path of the declaration, such as `product.price` or `choice.values.entries.name`, from
   * `defineContent`. The texts of the field are below it in the catalogues.
   */
  path?: string
  /** Error for a missing value; a field without one is optional. */
  required?: ErrorCode
  /** Returned to administrators only. */
  isPrivate?: true
  /** Not translated, although other fields of its kind are: see `isTranslated`. */
  isSameInAllLanguages?: true
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
    | 'option'
    | 'colour'
    | 'decimal'
    | 'moment'
    | 'hours'
    | 'chat-text'
  /** Options of the format `option`: stored value to label. */
  options?: Readonly<Record<string, string>>
  /** Error for a wrong format. */
  invalid?: ErrorCode
  /** Number of digits of the format `digits`. */
  digits?: number
  /** Message that a template of the format `chat-text` is for. */
  chatText?: ChatTextName
  initial?: string
  /** An emptied field is reset to its initial value. */
  neverEmpty?: boolean
  /** Error for another value than the record was created with. */
  fixed?: ErrorCode
}
export interface IntegerField extends FieldBase {
  kind: 'integer'
  min: number
  max: number
  invalid: ErrorCode
}
/** Any number within bounds, or none. */
export interface NumberField extends FieldBase {
  kind: 'number'
  min: number
  max: number
  invalid: ErrorCode
}
export interface BooleanField extends FieldBase {
  kind: 'boolean'
  /** Value of an entry of a list of records that does not name the field; default false. */
  initial?: boolean
}
export interface ListField extends FieldBase {
  kind: 'list'
  /** Separator of the entries in a text: `tags` are comma-separated, paragraphs one per line. */
  separator: ',' | '\n'
  /**
   * Format of each entry; absent for any text. A `vocabulary-group` is the id of one of the groups
   * of words that every search knows; the server refuses unknown ones. A `language` is a tag of
   * `domain/languages/language.ts`.
   */
  entries?: 'holiday' | 'vocabulary-group' | 'language'
  /** An emptied list is reset to these entries. */
  initial?: readonly string[]
  /** Error for an invalid entry. */
  invalid?: ErrorCode
}
export interface ReferenceField extends FieldBase {
  kind: 'reference'
  to: 'category' | 'product'
}
/** Ordered references to records of a type; deleted records drop out. */
export interface ReferencesField extends FieldBase {
  kind: 'references'
  to: 'product'
  max: number
}
export interface ImageField extends FieldBase {
  kind: 'image'
  /** Form of the value in the API: the bare URL or an object around it. */
  shape: 'url' | 'object'
}
export interface ImagesField extends FieldBase {
  kind: 'images'
  /** Each picture may name a value of a choice that it shows; absent: no picture has a `value`. */
  values?: { unknown: ErrorCode }
}
export interface VideoField extends FieldBase {
  kind: 'video'
}
export interface TextsField extends FieldBase {
  kind: 'texts'
  /** Known texts by id. */
  known: Readonly<Record<string, KnownText>>
}

/** Text of a page that exists with or without a stored value. */
interface KnownText {
  /** Name of its group. */
  group: string
  /** Text shown without a stored value. */
  defaultText: string
  /** Maximum length in characters. */
  limit: number
  /** The text may be emptied and is then left out; other texts revert to their default. */
  mayBeLeftOut?: boolean
}

/**
 * Ordered list of small records, such as the values of a choice. In a form it is one part of JSON
 * text; a new picture of an entry is a part of its own, see `FILE_PREFIX`.
 */
export interface RecordsField extends FieldBase {
  kind: 'records'
  entries: EntryFields
  max: number
  /** Error if there are more than `max`. */
  tooMany: ErrorCode
  /** Each entry has an `_id` from the server, kept by a write that names it. */
  hasIds?: true
  /** Entry field of text whose values are unique, case aside. */
  unique?: { field: string; duplicate: ErrorCode }
  /** Entry field of kind `boolean`: visitors do not get the entries where it is true. */
  hiddenBy?: string
  /**
   * Schema of the value that visitors get instead, on one record; lists leave the field out unless
   * it `isListed`.
   */
  visitorResponse?: z.ZodType
  isListed?: true
}

/** Fields of an entry by name; values of files are stored as those of records. */
type EntryFields = Readonly<Record<string, EntryField>>
export type EntryField =
  | TextField
  | NumberField
  | BooleanField
  | ImageField
  | IdField
  | EntryIdsField

/** Id of a record. */
export interface IdField extends FieldBase {
  kind: 'id'
  to: 'choice' | 'product'
}
/** Ids among the entries of a list of the record that another field of the same entry names. */
export interface EntryIdsField extends FieldBase {
  kind: 'entry-ids'
  /** Name of the field of kind `id`. */
  of: string
  /** Field of kind `records` of that record. */
  list: string
  /** Error if there is no such entry. */
  unknown: ErrorCode
}
