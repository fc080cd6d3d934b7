import { Input, Radio } from '@mantine/core'
import type { TextField } from '../../../../domain/content/fields/text-field.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import styles from './option-cards-widget.module.css'
import type { WidgetProps } from './widget.ts'

interface OptionCardsWidgetProps extends WidgetProps<string> {
  text: TextField
}

/** Options with what each means; a fixed one is only shown. */
export function OptionCardsWidget({ text, ...props }: OptionCardsWidgetProps) {
  const { input, error } = props
  const { optionHelp = {}, isFixed = false, help } = props.hints
  const declared = useDeclaredTexts()
  const value = input.value
  const labelOf = (option: string) => declared(`fields.${text.path}.options.${option}`)
  if (isFixed) {
    return (
      <Input.Wrapper label={props.label} labelElement="div" description={optionHelp[value]}>
        <p>{labelOf(value)}</p>
      </Input.Wrapper>
    )
  }
  return (
    <Radio.Group
      name={input.name}
      value={value}
      onChange={input.onChange}
      label={props.label}
      description={help}
      error={error}
    >
      <div className={styles.root}>
        {Object.keys(text.options ?? {}).map((option, index) => (
          <Radio
            key={option}
            ref={index === 0 ? input.ref : undefined}
            value={option}
            label={labelOf(option)}
            description={optionHelp[option]}
            onBlur={input.onBlur}
            classNames={{ root: styles.option, radio: styles.radio }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
