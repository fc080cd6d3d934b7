import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TextField } from '../../../../domain/content/fields/text-field.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import type { WidgetProps } from './widget.ts'

interface OptionWidgetProps extends WidgetProps<string> {
  text: TextField
}

/** Native select of a few options. */
export function OptionWidget({ text, ...props }: OptionWidgetProps) {
  const t = useTranslations('forms.widgets.option')
  const declared = useDeclaredTexts()
  const { input, error } = props
  return (
    <NativeSelect
      {...input}
      onChange={(event) => input.onChange(event.currentTarget.value)}
      label={props.label}
      description={props.hints.help}
      error={error}
    >
      {text.neverEmpty !== true && (
        <option value="">{props.hints.placeholder ?? t('notSet')}</option>
      )}
      {Object.keys(text.options ?? {}).map((value) => (
        <option key={value} value={value}>
          {declared(`fields.${text.path}.options.${value}`)}
        </option>
      ))}
    </NativeSelect>
  )
}
