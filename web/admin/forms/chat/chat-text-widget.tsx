import { Button, Input } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ChatTextName, chatTexts, defaultChatText } from '../../../../domain/chat/chat-text.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { LabelText } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { useChatSample } from './chat-sample.tsx'
import styles from './chat-text-widget.module.css'

type Placeholder = (typeof chatTexts)[ChatTextName]['placeholders'][number]

/** Editor of a chat template; without one of the shop's own, it starts with the default text. */
export function ChatTextWidget({
  chatText,
  ...props
}: WidgetProps<string> & { chatText: ChatTextName }) {
  const { input, error } = props
  const t = useTranslations('forms.widgets.chatText')
  const { ref, onBlur } = input
  const area = useRef<HTMLTextAreaElement>(null)
  // Text while editing: otherwise clearing the field would bring back the default text at once.
  const [written, setWritten] = useState<string | null>(null)
  const { words } = useChatSample()
  const defaultText = defaultChatText(chatText, words)
  const placeholders: readonly Placeholder[] = chatTexts[chatText].placeholders
  const stored = input.value
  const text = written ?? (stored || defaultText)

  const write = (next: string) => {
    setWritten(next)
    input.onChange(next.trim() === defaultText ? '' : next)
  }
  const insert = (placeholder: Placeholder) => {
    const element = area.current
    if (element === null) return
    element.setRangeText(`{${placeholder}}`, element.selectionStart, element.selectionEnd, 'end')
    write(element.value)
    element.focus()
  }
  return (
    <div>
      <GrowingTextarea
        ref={(element) => {
          area.current = element
          ref(element)
        }}
        name={input.name}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => {
          setWritten(null)
          onBlur()
        }}
        label={<LabelText label={props.label} bare={props.hints.bare} />}
        minRows={2}
        maxRows={12}
        error={error}
      />
      {placeholders.includes('name') && (
        <Input.Description className={styles.help}>{t('help')}</Input.Description>
      )}
      <fieldset className={styles.inserts} aria-label={t('insert', { label: props.label })}>
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder}
            size="compact-sm"
            title={`{${placeholder}}`}
            onClick={() => insert(placeholder)}
          >
            {t(`placeholders.${placeholder}`)}
          </Button>
        ))}
        {stored !== '' && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              setWritten(null)
              input.onChange('')
            }}
          >
            {t('reset')}
          </Button>
        )}
      </fieldset>
      <ChatBubble name={chatText} label={props.label} template={stored} />
    </div>
  )
}
