import { Pill, PillsInput } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readList } from '../form-values.ts'
import { LabelText } from './label-text.tsx'
import styles from './tags-widget.module.css'
import { useWidget, type WidgetProps } from './widget.ts'

/** Tag input. Enter or a comma adds one, Backspace removes the last one. */
export function TagsWidget(props: WidgetProps) {
  const t = useTranslations('forms.widgets.tags')
  const { field, error } = useWidget(props)
  const [text, setText] = useState('')
  const tags = readList(field.value)

  const add = (typed: string) => {
    const fresh = typed
      .split(/[,\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
    const next = [...new Set([...tags, ...fresh])]
    if (next.length > tags.length) field.onChange(next)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      if (event.key === 'Enter' && text.trim() === '') return
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      field.onChange(tags.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[,\n]/.test(pasted)) return
    event.preventDefault()
    add(text + pasted)
  }

  return (
    <PillsInput
      label={<LabelText label={props.label} aside={props.hints.aside ?? t('aside')} />}
      description={props.hints.help}
      error={error}
    >
      <Pill.Group>
        {tags.map((tag) => (
          <Pill
            key={tag}
            classNames={{ root: styles.tag, remove: styles.remove }}
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('remove', { tag }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => field.onChange(tags.filter((one) => one !== tag))}
          >
            {tag}
          </Pill>
        ))}
        <PillsInput.Field
          ref={field.ref}
          name={field.name}
          className={styles.input}
          placeholder={props.hints.placeholder ?? t('placeholder')}
          value={text}
          onChange={(event) =>
            event.currentTarget.value.endsWith(',')
              ? add(event.currentTarget.value)
              : setText(event.currentTarget.value)
          }
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            add(text)
            field.onBlur()
          }}
        />
      </Pill.Group>
    </PillsInput>
  )
}
