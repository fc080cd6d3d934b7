import { VisuallyHidden } from '@mantine/core'
import { type ChatTextName, findChatTextError } from '../../../../domain/chat/chat-text.ts'
import { chatLink } from '../../../../domain/chat/chat-url.ts'
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
  const sample = useChatSample()
  if (template !== '' && findChatTextError(name, template) !== undefined) return null
  const message = previewMessage(name, template, sample)
  const link = chatLink(sample.countryCode, sample.number, message)
  return (
    <figure className={styles.root} aria-label={`${label}: preview`}>
      {message === '' ? (
        <p className={styles.none}>The chat opens without a message.</p>
      ) : (
        <p className={styles.bubble}>
          {message}
          <small>Reference: added automatically</small>
        </p>
      )}
      <figcaption className={styles.facts}>
        <span>
          {message.length} characters
          {link !== null && `, ${link.length} of ${MAX_LINK_LENGTH} in its link`}
        </span>
        {link === null ? (
          <span>To try it, enter your WhatsApp number under Contact.</span>
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            Try it in the chat<VisuallyHidden>: {label}</VisuallyHidden>
          </a>
        )}
      </figcaption>
    </figure>
  )
}
