import { z } from 'zod'
import { defaultChatText } from '../../domain/chat/chat-text.ts'
import type { TextField } from '../../domain/content/fields/text-field.ts'
import { checkTranslatedText } from '../../domain/languages/translation-texts.ts'
import { message } from '../../domain/messages/api-message.ts'
import { englishMessages } from '../../domain/text/site-messages.ts'
import { invalid } from '../kernel/errors.ts'
import { type FieldKind, parseComplete, parseDraft, plainKind } from './field-kind.ts'
import { isText, storedSchemas } from './stored-values.ts'

export const textKind: FieldKind<TextField, string> = {
  ...plainKind(storedSchemas.text),
  emptyValue: ({ initial = '' }) => initial,
  // Fast path: most columns are text, and a check by schema costs many times as much.
  fromColumn: (_, column) => (isText(column) ? column : storedSchemas.text.parse(column)),
  check({ fixed }, value, { name, current }) {
    const hasValue = current !== undefined && current !== ''
    if (fixed !== undefined && hasValue && value !== current)
      throw invalid({ [name]: message(fixed) })
    return value
  },
  replaceTexts: (_, path, value, replacement) =>
    typeof value === 'string' ? replacement.text(path, value) : value,
  readTexts: (field, path, sent, { add }) => add(path, checkTranslatedText(field, sent)),
  defaultText: ({ chatText }, _, value) =>
    chatText === undefined || value !== ''
      ? undefined
      : defaultChatText(chatText, englishMessages.chat),
  presentDraft(field, sent, stored) {
    const text = parseDraft(z.string(), sent)
    const isFree = field.format === 'line' || field.format === 'long'
    return isFree ? text.trim() : parseComplete(field, text, stored)
  },
  mark({ format }, value, marker) {
    const text = storedSchemas.text.parse(value)
    if (format === 'link' && text !== '') marker.link(text)
    return shownFormats.includes(format) ? marker.text(text) : text
  },
}

/** Formats whose texts pages show as they are; others are parsed, and markers would break them. */
const shownFormats: readonly TextField['format'][] = ['line', 'long', 'email']
