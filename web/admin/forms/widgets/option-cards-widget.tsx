import { Input, Radio } from '@mantine/core'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { readText } from '../form-values.ts'
import styles from './option-cards-widget.module.css'
import { useWidget, type WidgetProps } from './widget.ts'

interface OptionCardsWidgetProps extends WidgetProps {
  options: Readonly<Record<string, string>>
}

/** Options with what each means; a fixed one is only shown. */
export function OptionCardsWidget({ options, ...props }: OptionCardsWidgetProps) {
  const { field, error } = useWidget(props)
  const { optionHelp = {}, isFixed = false, help } = props.hints
  const declared = useDeclaredTexts()
  const value = readText(field.value)
  if (isFixed) {
    return (
      <Input.Wrapper label={props.label} labelElement="div" description={optionHelp[value]}>
        <p>{declared(options[value] ?? '')}</p>
      </Input.Wrapper>
    )
  }
  return (
    <Radio.Group
      name={field.name}
      value={value}
      onChange={field.onChange}
      label={props.label}
      description={help}
      error={error}
    >
      <div className={styles.root}>
        {Object.entries(options).map(([option, words], index) => (
          <Radio
            key={option}
            ref={index === 0 ? field.ref : undefined}
            value={option}
            label={declared(words)}
            description={optionHelp[option]}
            onBlur={field.onBlur}
            classNames={{ root: styles.option, radio: styles.radio }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
