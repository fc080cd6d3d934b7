import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent, ReactNode } from 'react'
import type { TextField } from '../../../../domain/content/fields/text-field.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { AccentWidget } from './accent-widget.tsx'
import { ChatTextWidget } from './chat-text-widget.tsx'
import { MomentWidget } from './date-time-widget.tsx'
import { fieldWords } from './field-group.tsx'
import { NextNumber } from './next-number.tsx'
import { HoursWidget } from './opening-hours-widgets.tsx'
import { ChoiceWidget, OptionWidget } from './option-widgets.tsx'
import { PageWidget } from './page-widget.tsx'
import type { FieldWidgetProps } from './widget.ts'

type TextWidgetProps = FieldWidgetProps<TextField>

/** Widget of a text by its format. */
export function TextWidget(props: TextWidgetProps) {
  const FormatWidget = widgets[props.field.format]
  return <FormatWidget {...props} />
}

const widgets: Record<TextField['format'], (props: TextWidgetProps) => ReactNode> = {
  line: TypedWidget,
  long: TypedWidget,
  email: TypedWidget,
  digits: TypedWidget,
  decimal: TypedWidget,
  colour: TypedWidget,
  link: TypedWidget,
  path: TypedWidget,
  date: TypedWidget,
  target: PageWidget,
  accent: AccentWidget,
  moment: MomentWidget,
  hours: HoursWidget,
  'time-zone': (props) => <ChoiceWidget {...props} format="time-zone" />,
  currency: (props) => <ChoiceWidget {...props} format="currency" />,
  option: OptionWidget,
  'chat-text': ({ field: { chatText }, ...props }) =>
    chatText !== undefined && <ChatTextWidget {...props} chatText={chatText} />,
}

const inputProps: Partial<Record<TextField['format'], TextInputProps>> = {
  email: { type: 'email', inputMode: 'email' },
  digits: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  date: { type: 'date' },
  link: { type: 'url', inputMode: 'url' },
  path: { inputMode: 'url' },
}

function TypedWidget({ field: { format }, ...props }: TextWidgetProps) {
  const { hints, input } = props
  const shared = {
    ...input,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      input.onChange(hints.normalise === undefined ? value : hints.normalise(value)),
    ...fieldWords(props),
    ...(hints.isNumberPattern === true && {
      description: (
        <>
          {hints.help} <NextNumber value={input.value} />
        </>
      ),
    }),
    placeholder: hints.placeholder,
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
