import type { ChatTextName } from '../../chat/chat-text.ts'
import type { Picture, Video } from '../../media/media.ts'
import type {
  BooleanField,
  EntryField,
  EntryIdsField,
  Field,
  FieldBase,
  IdField,
  ImageField,
  ImagesField,
  IntegerField,
  ListField,
  NumberField,
  RecordsField,
  ReferenceField,
  ReferencesField,
  TextField,
  TextsField,
  VideoField,
} from './field-types.ts'

type Options<F extends FieldBase, Fixed extends keyof F = never> = Omit<F, 'kind' | Fixed>
type TextOptions = Options<TextField, 'format' | 'digits'>

export const line = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'line', ...options }) as const
export const longText = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'long', ...options }) as const
export const email = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'email', ...options }) as const
export const digits = <const O extends Options<TextField, 'format'> & { digits: number }>(
  options: O,
) => ({ kind: 'text', format: 'digits', ...options }) as const
export const link = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'link', ...options }) as const
export const timeZone = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'time-zone', ...options }) as const
export const currency = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'currency', ...options }) as const
export const accent = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'accent', ...options }) as const
/** Amount with up to two decimal places; normalised to `1299` or `1299.50`. */
export const decimal = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'decimal', invalid: 'fields.invalidAmount', ...options }) as const
/** Text that is one of several options. Without `neverEmpty` it may also be empty. */
export const option = <const O extends TextOptions & Required<Pick<TextField, 'options'>>>(
  options: O,
) => ({ kind: 'text', format: 'option', invalid: 'fields.notInList', ...options }) as const
/** Colour as `#rrggbb`, in small letters. */
export const colour = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'colour', invalid: 'fields.invalidColour', ...options }) as const
/** Timestamp, stored in UTC; accepted with the offset of any time zone. */
export const moment = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'moment', invalid: 'fields.invalidMoment', ...options }) as const
/** Opening hours of one day: `10:00-13:00, 15:00-19:00`. */
export const hours = <const O extends TextOptions>(options: O) =>
  ({ kind: 'text', format: 'hours', ...options }) as const
export const chatText = <const O extends TextOptions & { chatText: ChatTextName }>(options: O) =>
  ({ kind: 'text', format: 'chat-text', ...options }) as const
export const integer = <const O extends Options<IntegerField>>(options: O) =>
  ({ kind: 'integer', ...options }) as const
export const number = <const O extends Options<NumberField>>(options: O) =>
  ({ kind: 'number', ...options }) as const
export const boolean = <const O extends Options<BooleanField>>(options: O) =>
  ({ kind: 'boolean', ...options }) as const
export const list = <const O extends Options<ListField, 'separator'>>(options: O) =>
  ({ kind: 'list', separator: ',', ...options }) as const
export const paragraphs = <const O extends Options<ListField, 'separator'>>(options: O) =>
  ({ kind: 'list', separator: '\n', ...options }) as const
/** Holidays, each `2026-12-25 Christmas` or `2026-12-24/2026-12-26 Christmas`. */
export const holidays = <const O extends Options<ListField, 'separator' | 'entries'>>(options: O) =>
  ({ kind: 'list', separator: '\n', entries: 'holiday', ...options }) as const
/** Ids of groups of `domain/search/furniture-vocabulary.ts`, each once. */
export const vocabularyGroups = <
  const O extends Options<ListField, 'separator' | 'entries' | 'invalid'>,
>(
  options: O,
) => ({ kind: 'list', separator: ',', entries: 'vocabulary-group', ...options }) as const
/** Tags of languages, each once; the first is the default language. */
export const languages = <const O extends Options<ListField, 'separator' | 'entries'>>(
  options: O,
) => ({ kind: 'list', separator: ',', entries: 'language', ...options }) as const
export const reference = <const O extends Options<ReferenceField>>(options: O) =>
  ({ kind: 'reference', ...options }) as const
export const references = <const O extends Options<ReferencesField>>(options: O) =>
  ({ kind: 'references', ...options }) as const
export const image = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'url', ...options }) as const
export const imageObject = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'object', ...options }) as const
export const images = <const O extends Options<ImagesField>>(options: O) =>
  ({ kind: 'images', ...options }) as const
export const video = <const O extends Options<VideoField>>(options: O) =>
  ({ kind: 'video', ...options }) as const
export const texts = <const O extends Options<TextsField>>(options: O) =>
  ({ kind: 'texts', ...options }) as const
/** Id of a record, in an entry of a list of records. */
export const id = <const O extends Options<IdField>>(options: O) =>
  ({ kind: 'id', ...options }) as const
/** Ids of entries of the record that `of` names, in an entry of a list of records. */
export const entryIds = <const O extends Options<EntryIdsField>>(options: O) =>
  ({ kind: 'entry-ids', ...options }) as const
export const records = <const O extends Options<RecordsField>>(options: O) =>
  ({ kind: 'records', ...options }) as const

/** Types of the values in a record, by kind. */
interface Outputs {
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
