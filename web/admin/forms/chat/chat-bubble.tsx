import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { chatLink } from '../../../../domain/chat/chat-message.ts'
import { type ChatTextName, findChatTextError } from '../../../../domain/chat/chat-text.ts'
import { useShop } from '../../app/shop-settings.tsx'
import styles from './chat-bubble.module.css'
import { previewMessage } from './chat-preview.ts'
import { useChatSample } from './chat-sample.tsx'

const MAX_LINK_LENGTH = 2000

interface ChatBubbleProps {
  name: ChatTextName
  /** Label of the message. */
  label: string
  template: string
}

/** Preview of a chat message with its length and a link to try it. */
export function ChatBubble({ name, label, template }: ChatBubbleProps) {
  const t = useTranslations('forms.widgets.chatBubble')
  const sample = useChatSample()
  const { languages } = useShop()
  if (template !== '' && findChatTextError(name, template) !== undefined) return null
  const message = previewMessage(name, template, sample)
  const link = chatLink(sample.countryCode, sample.number, message, sample.words.reference)
  const length = String(message.length)
  return (
    <figure className={styles.root} aria-label={t('label', { label })}>
      {message === '' ? (
        <p className={styles.none}>{t('noMessage')}</p>
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
