import { Pill, PillsInput } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldWords } from './field-group.tsx'
import type { WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Tag input. Enter or a comma adds one, Backspace removes the last one. */
export function TagsWidget(props: WidgetProps<string[]>) {
  const t = useTranslations('forms.widgets.tags')
  const { input } = props
  const [text, setText] = useState('')
  const tags = input.value

  const add = (typed: string) => {
    const fresh = typed
      .split(/[,\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
    const next = [...new Set([...tags, ...fresh])]
    if (next.length > tags.length) input.onChange(next)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      if (event.key === 'Enter' && text.trim() === '') return
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      input.onChange(tags.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[,\n]/.test(pasted)) return
    event.preventDefault()
    add(text + pasted)
  }

  return (
    <PillsInput {...fieldWords({ ...props, aside: t('aside') })}>
      <Pill.Group>
        {tags.map((tag) => (
          <Pill
            key={tag}
            classNames={{ root: styles.tag, remove: styles.removeTag }}
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('remove', { tag }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => input.onChange(tags.filter((one) => one !== tag))}
          >
            {tag}
          </Pill>
        ))}
        <PillsInput.Field
          ref={input.ref}
          name={input.name}
          className={styles.tagInput}
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
            input.onBlur()
          }}
        />
      </Pill.Group>
    </PillsInput>
  )
}
