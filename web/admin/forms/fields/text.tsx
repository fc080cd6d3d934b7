import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent, ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { defaultChatText } from '../../../../domain/chat/chat-text.ts'
import type { TextField } from '../../../../domain/content/fields/field-types.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { englishMessages } from '../../../../domain/text/site-messages.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { formatDateTime } from '../../ui/date-format.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { ChatTextWidget } from '../chat/chat-text-widget.tsx'
import { HoursWidget } from '../chat/hours-widget.tsx'
import { readText } from '../form-values.ts'
import { wholeText } from '../languages/translation-slots.ts'
import { AccentWidget } from '../widgets/accent-widget.tsx'
import { ChoiceWidget } from '../widgets/choice-widget.tsx'
import { MomentWidget } from '../widgets/date-time-widget.tsx'
import { LabelText } from '../widgets/label-text.tsx'
import { OptionCardsWidget } from '../widgets/option-cards-widget.tsx'
import { OptionWidget } from '../widgets/option-widget.tsx'
import { useWidget } from '../widgets/widget.ts'
import type { FieldForm, FieldWidgetProps } from './field-form.ts'

type TextWidgetProps = FieldWidgetProps<TextField>

export const text: FieldForm<TextField> = {
  Widget(props) {
    const FormatWidget = widgets[props.field.format]
    return <FormatWidget {...props} />
  },
  read: ({ initial = '' }, response) => (response === undefined ? initial : readText(response)),
  append: (body, name, _field, value) => body.append(name, readText(value)),
  isMissing: (_field, value) => readText(value).trim() === '',
  preview({ format }, value) {
    const trimmed = readText(value).trim()
    return format === 'decimal' ? (readDecimal(trimmed) ?? '') : trimmed
  },
  shown: 'words',
  useWords: useTextWords,
  nothing: 'empty',
  translation: {
    slots({ format, chatText }, value) {
      const own = readText(value)
      const isDefault = own === '' && chatText !== undefined
      const original = isDefault ? defaultChatText(chatText, englishMessages.chat) : own
      return [{ key: wholeText, label: '', original, isLong: format !== 'line', isDefault }]
    },
    send: (_field, now) => now[wholeText] ?? '',
    shipped: ({ chatText }, { chat }) =>
      chatText && { [wholeText]: defaultChatText(chatText, chat) },
  },
}

/** Readable text: the label of an option; a timestamp in the shop's time zone. */
function useTextWords({ format, options = {}, path }: TextField): (value: unknown) => string {
  const declared = useDeclaredTexts()
  const locale = useLocale()
  const { timeZone } = useShop()
  return (value) => {
    const own = readText(value)
    if (format === 'moment' && own !== '') return formatDateTime(own, timeZone, locale)
    return Object.hasOwn(options, own) ? declared(`fields.${path}.options.${own}`) : own
  }
}

const widgets: Record<TextField['format'], (props: TextWidgetProps) => ReactNode> = {
  line: TypedWidget,
  long: TypedWidget,
  email: TypedWidget,
  digits: TypedWidget,
  decimal: TypedWidget,
  colour: TypedWidget,
  link: TypedWidget,
  accent: AccentWidget,
  moment: MomentWidget,
  hours: HoursWidget,
  'time-zone': (props) => <ChoiceWidget {...props} format="time-zone" />,
  currency: (props) => <ChoiceWidget {...props} format="currency" />,
  option: ({ field, ...props }) =>
    props.hints.optionHelp === undefined ? (
      <OptionWidget {...props} text={field} />
    ) : (
      <OptionCardsWidget {...props} text={field} />
    ),
  'chat-text': ({ field: { chatText }, ...props }) =>
    chatText !== undefined && <ChatTextWidget {...props} chatText={chatText} />,
}

const inputProps: Partial<Record<TextField['format'], TextInputProps>> = {
  email: { type: 'email', inputMode: 'email' },
  digits: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  link: { type: 'url', inputMode: 'url' },
}

function TypedWidget({ field: { format }, ...props }: TextWidgetProps) {
  const { hints } = props
  const { field, error } = useWidget(props)
  const shared = {
    ...field,
    value: readText(field.value),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      field.onChange(hints.normalise === undefined ? value : hints.normalise(value)),
    label: <LabelText label={props.label} aside={hints.aside} />,
    description: hints.help,
    placeholder: hints.placeholder,
    error,
  }
  const rows = format === 'long' ? 4 : hints.rows
  if (rows !== undefined)
    return <GrowingTextarea {...shared} minRows={rows} maxRows={6} resize="vertical" />
  return (
    <TextInput
      {...shared}
      type="text"
      inputMode="text"
      autoComplete="off"
      {...inputProps[format]}
    />
  )
}
