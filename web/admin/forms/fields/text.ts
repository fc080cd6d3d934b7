import { useLocale } from 'use-intl'
import { defaultChatText } from '../../../../domain/chat/chat-text.ts'
import type { TextField } from '../../../../domain/content/fields/text-field.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { englishMessages } from '../../../../domain/text/site-messages.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { formatDateTime } from '../../ui/date-format.ts'
import { readText } from '../form-values.ts'
import { wholeText } from '../languages/translation-slots.ts'
import type { FieldForm } from './field-form.ts'

export const text: FieldForm<TextField> = {
  parse: readText,
  read: ({ initial = '' }, response) => (response === undefined ? initial : readText(response)),
  append: (body, name, _field, value) => body.append(name, value),
  isMissing: (_field, value) => value.trim() === '',
  preview({ format }, value) {
    const trimmed = value.trim()
    return format === 'decimal' ? (readDecimal(trimmed) ?? '') : trimmed
  },
  shown: 'words',
  useWords: useTextWords,
  nothing: 'empty',
  translation: {
    slots({ format, chatText }, value) {
      const isDefault = value === '' && chatText !== undefined
      const original = isDefault ? defaultChatText(chatText, englishMessages.chat) : value
      return [{ key: wholeText, label: '', original, isLong: format !== 'line', isDefault }]
    },
    send: (_field, now) => now[wholeText] ?? '',
    shipped: ({ chatText }, { chat }) =>
      chatText && { [wholeText]: defaultChatText(chatText, chat) },
  },
}

/** Readable text: the label of an option; a timestamp in the shop's time zone. */
function useTextWords({ format, options = {}, path }: TextField): (value: string) => string {
  const declared = useDeclaredTexts()
  const locale = useLocale()
  const { timeZone } = useShop()
  return (value) => {
    if (format === 'moment' && value !== '') return formatDateTime(value, timeZone, locale)
    return Object.hasOwn(options, value) ? declared(`fields.${path}.options.${value}`) : value
  }
}
