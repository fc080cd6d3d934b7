import type labels from '../../locales/en/admin.json'
import type catalogue from '../../locales/en/api.json'

type Paths<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Paths<Texts[Key]>}`
}[keyof Texts & string]

/** Key of a message in `locales/<language>/api.json`. */
export type MessageCode = Paths<typeof catalogue>

/** Code of an error of the API: it never changes its meaning. The other messages have no code there. */
export type ErrorCode = Exclude<MessageCode, `results.${string}` | `grammar.${string}`>

/**
 * Value in a message. `{ label }` is the path of a label in `locales/<language>/admin.json`, such as
 * `types.product.one`; a list is joined with “or”; a message is written out.
 */
export type MessageParam =
  | string
  | number
  | readonly string[]
  | { readonly label: string }
  | ApiMessage

export type MessageParams = Readonly<Record<string, MessageParam>>

/** Message to a person, in no language yet. */
export interface ApiMessage<Code extends MessageCode = ErrorCode> {
  readonly code: Code
  readonly params?: MessageParams
}

export function message<Code extends MessageCode>(
  code: Code,
  params?: MessageParams,
): ApiMessage<Code> {
  return params === undefined ? { code } : { code, params }
}

/** Errors by the name of the field that is wrong. */
export type FieldErrors = Record<string, ApiMessage>

/** Content type, or what else has an id. */
export type RecordKind = { readonly table: string } | keyof typeof labels.records

/** Label of one record, as a value of a message. */
export function recordLabel(kind: RecordKind) {
  return { label: typeof kind === 'string' ? `records.${kind}` : `types.${kind.table}.one` }
}

/** Label of a field, as a value of a message. */
export function fieldLabel({ path = '' }: { readonly path?: string }) {
  return { label: `fields.${path}.label` }
}

export function recordNotFound(kind: RecordKind): ApiMessage {
  return message('records.notFound', { record: recordLabel(kind) })
}
