import { TextInput } from '@mantine/core'
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { TextField } from '../../../../domain/content/fields/field-types.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { readText } from '../form-values.ts'
import { AccentWidget } from './accent-widget.tsx'
import { type ChoiceFormat, ChoiceWidget } from './choice-widget.tsx'
import { MomentWidget } from './date-time-widget.tsx'
import { LabelText } from './label-text.tsx'
import { OptionCardsWidget } from './option-cards-widget.tsx'
import { OptionWidget } from './option-widget.tsx'
import { useWidget, type WidgetProps } from './widget.ts'

interface InputFacts {
  type: HTMLInputTypeAttribute
  inputMode: 'text' | 'email' | 'numeric' | 'decimal' | 'url'
  autoComplete: HTMLInputAutoCompleteAttribute
}

type TypedFormat = Exclude<TextField['format'], ChoiceFormat | 'accent' | 'option' | 'moment'>

const facts: Record<Exclude<TypedFormat, 'long'>, InputFacts> = {
  line: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  digits: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  colour: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  link: { type: 'url', inputMode: 'url', autoComplete: 'off' },
  // Never used: these formats have widgets of their own.
  hours: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  'chat-text': { type: 'text', inputMode: 'text', autoComplete: 'off' },
}

export function TextWidget({ text, ...props }: WidgetProps & { text: TextField }) {
  const { format } = text
  switch (format) {
    case 'accent':
      return <AccentWidget {...props} />
    case 'time-zone':
    case 'currency':
      return <ChoiceWidget {...props} format={format} />
    case 'moment':
      return <MomentWidget {...props} />
    case 'option':
      return props.hints.optionHelp === undefined ? (
        <OptionWidget {...props} text={text} />
      ) : (
        <OptionCardsWidget {...props} text={text} />
      )
    default:
      return <TypedWidget {...props} format={format} />
  }
}

interface TypedWidgetProps extends WidgetProps {
  format: TypedFormat
}

function TypedWidget({ format, ...props }: TypedWidgetProps) {
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
  if (format === 'long') {
    return <GrowingTextarea {...shared} minRows={4} maxRows={6} resize="vertical" />
  }
  if (hints.rows !== undefined) {
    return <GrowingTextarea {...shared} minRows={hints.rows} maxRows={6} resize="vertical" />
  }
  return <TextInput {...shared} {...facts[format]} />
}
