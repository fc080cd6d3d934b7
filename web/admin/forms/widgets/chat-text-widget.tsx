import { Button, Input, VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { chatLink } from '../../../../domain/chat/chat-message.ts'
import {
  type ChatTextName,
  chatTexts,
  defaultChatText,
  findChatTextError,
} from '../../../../domain/chat/chat-text.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { previewMessage, useChatSample } from './chat-sample.tsx'
import styles from './chat-text-widget.module.css'
import { LabelText } from './field-group.tsx'
import type { WidgetProps } from './widget.ts'

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

const MAX_LINK_LENGTH = 2000

interface ChatBubbleProps {
  name: ChatTextName
  /** Label of the message. */
  label: string
  template: string
}

/** Preview of a chat message with its length and a link to try it. */
function ChatBubble({ name, label, template }: ChatBubbleProps) {
  const t = useTranslations('forms.widgets.chatBubble')
  const sample = useChatSample()
  const { languages } = useShop()
  if (template !== '' && findChatTextError(name, template) !== undefined) return null
  const message = previewMessage(name, template, sample)
  const link = chatLink(sample.countryCode, sample.number, message, sample.words.reference)
  const length = String(message.length)
  return (
    <figure className={styles.preview} aria-label={t('label', { label })}>
      {message === '' ? (
        <p className="soft">{t('noMessage')}</p>
      ) : (
        <p className={styles.bubble}>
          <span lang={languages[0]}>{message}</span>
          <small>{t('reference')}</small>
        </p>
      )}
      <figcaption className={styles.facts}>
        <span>
          {link === null
            ? t('length', { length })
            : t('lengths', {
                length,
                linkLength: String(link.length),
                max: String(MAX_LINK_LENGTH),
              })}
        </span>
        {link === null ? (
          <span>{t('needsNumber')}</span>
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t.rich('tryIt', {
              label,
              hidden: (parts) => <VisuallyHidden>{parts}</VisuallyHidden>,
            })}
          </a>
        )}
      </figcaption>
    </figure>
  )
}
