import type { ListField } from '../content/fields/list-field.ts'
import { type TextField, textSchema } from '../content/fields/text-field.ts'
import { findKnownTextError, type KnownText, toLine } from '../content/fields/texts-field.ts'
import { limits } from '../content/limits.ts'
import { type ApiMessage, message } from '../messages/api-message.ts'
import { firstMessage } from '../messages/issue-message.ts'

/** A translated text in its stored form, or the error of one that cannot be stored. */
export type CheckedText = { text: string } | { error: ApiMessage }

const notText = message('fields.notText')

/** Checks the translation of a text by the rules of the original; an empty one is always valid. */
export function checkTranslatedText(field: TextField, value: unknown): CheckedText {
  const { required: _, neverEmpty: __, initial: ___, ...optional } = field
  const result = textSchema(optional).safeParse(value)
  if (result.success) return { text: result.data }
  return { error: firstMessage(result.error) }
}

/** The same for an entry of a list. */
export function checkTranslatedEntry({ separator }: ListField, value: unknown): CheckedText {
  return checkLength(value, separator === '\n' ? limits.longText : limits.listEntry)
}

/** The same for the alternative text of a picture. */
export function checkTranslatedAlt(value: unknown): CheckedText {
  return checkLength(value, limits.line)
}

/** The same for the name of a holiday. */
export function checkTranslatedHoliday(value: unknown): CheckedText {
  const checked = checkLength(value, limits.line)
  return 'text' in checked ? { text: toLine(checked.text) } : checked
}

/** The same for a text of a page. */
export function checkTranslatedKnownText(known: KnownText, value: unknown): CheckedText {
  if (typeof value !== 'string') return value === null ? { text: '' } : { error: notText }
  const text = toLine(value)
  const error = text === '' ? null : findKnownTextError(text, known)
  return error === null ? { text } : { error }
}

function checkLength(value: unknown, max: number): CheckedText {
  if (typeof value !== 'string') return value === null ? { text: '' } : { error: notText }
  const text = value.trim()
  return text.length > max ? { error: message('fields.tooLong', { max }) } : { text }
}
