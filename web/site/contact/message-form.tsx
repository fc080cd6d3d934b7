import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ChatFrame, excessLetters, framedMessage } from '../../../domain/chat/chat-message.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { useOpeningNotice } from '../chat/opening-notice.ts'
import { chatAddress, useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { LocationMap } from './location-map.tsx'
import css from './message-form.module.css'

/** Initial text of the message and the product that it is about. */
export interface MessageDraft {
  product: string
  text: string
  /** Chat URL of the category; undefined for the shop's own. */
  address: string | undefined
}

interface MessageProps {
  onSand?: boolean
  draft?: MessageDraft | null
}

/** Message form beside the map: either may be missing. */
export function Message({ onSand = false, draft = null }: MessageProps) {
  const site = useSite()
  const canChat = chatAddress(site, '', draft?.address) !== null
  const { map } = site.labels.frame
  const langOf = useFieldLanguage()
  if (!canChat && site.place === null) return null
  return (
    <section
      className={onSand ? 'section section--sand' : 'section section--paper'}
      aria-labelledby={canChat ? 'message-h' : undefined}
      aria-label={canChat ? undefined : map}
    >
      <div className={canChat && site.place !== null ? `wrap ${css.root}` : 'wrap'}>
        {canChat && <MessageForm key={draft?.product} draft={draft} />}
        {site.place !== null && (
          <LocationMap brand={site.brand} place={site.place} lang={langOf(site, 'address')} />
        )}
      </div>
    </section>
  )
}

/** Without JavaScript the form itself opens the chat; with it, the click triggers a link. */
function MessageForm({ draft }: { draft: MessageDraft | null }) {
  const texts = useTexts<'message'>()
  const site = useSite()
  const [message, setMessage] = useState(draft?.text ?? '')
  const [problem, setProblem] = useState('')
  const link = useRef<HTMLAnchorElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // The visitor may have typed before hydration.
  useEffect(() => setMessage(field.current?.value ?? ''), [])
  const text = message.trim()
  const note = useOpeningNotice(site)

  const frame: ChatFrame = site.chat.message ?? ['', '']
  const referenceWord = site.chatWords.reference

  const findProblem = () => {
    if (text === '') return texts.messageEmpty
    const count = excessLetters(frame, text, referenceWord)
    return count === 0 ? '' : format(texts.messageTooLong, { count })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = findProblem()
    setProblem(found)
    if (found !== '') return
    link.current?.click()
    setMessage('')
  }
  return (
    <div className={css.form} data-reveal>
      <h2 id="message-h">{texts.messageTitle}</h2>
      {texts.messageText && <p className={`sub ${css.lead}`}>{texts.messageText}</p>}
      <form
        action={chatAddress(site, '', draft?.address) ?? undefined}
        target="_blank"
        rel="noopener"
        onSubmit={send}
      >
        <label className={css.label} htmlFor="message">
          {texts.messageLabel}
        </label>
        <textarea
          className={css.text}
          id="message"
          ref={field}
          name="text"
          rows={4}
          placeholder={texts.messageHint}
          value={message}
          aria-invalid={problem !== '' || undefined}
          aria-describedby="message-problem"
          onChange={({ target }) => {
            setMessage(target.value)
            setProblem('')
          }}
        />
        <p className={css.problem} id="message-problem" role="alert">
          {problem}
        </p>
        <div className={css.send}>
          <button className={button.chat} type="submit">
            <Icon name="chat" small />
            {texts.messageAction}
          </button>
          {texts.messageNote + note && (
            <small>{[texts.messageNote, note].filter(Boolean).join('. ')}</small>
          )}
          <span hidden>
            <EnquiryLink
              ref={link}
              source="message"
              products={draft === null ? undefined : [draft.product]}
              message={framedMessage(frame, text, referenceWord)}
              address={draft?.address}
            >
              {site.labels.frame.openChat}
            </EnquiryLink>
          </span>
        </div>
      </form>
    </div>
  )
}
