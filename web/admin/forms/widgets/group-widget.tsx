import { Textarea, TextInput } from '@mantine/core'
import type { GroupField } from '../../../../domain/content/fields/group-field.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { FieldGroup } from './field-group.tsx'
import type { FieldWidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Inputs of the texts of a group. */
export function GroupWidget({ field: { entries }, ...props }: FieldWidgetProps<GroupField>) {
  const declared = useDeclaredTexts()
  const texts = props.input.value ?? {}
  return (
    <FieldGroup {...props}>
      <div className={styles.group}>
        {Object.entries(entries).map(([name, { path, format }]) => {
          const Input = format === 'long' ? Textarea : TextInput
          return (
            <Input
              key={name}
              label={declared(`fields.${path}.label`)}
              autoComplete="off"
              value={texts[name] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                props.input.onChange({ ...texts, [name]: value })
              }
              onBlur={props.input.onBlur}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
