import { use } from 'react'
import type { Labels } from '../../../domain/text/labels.ts'
import { NonceContext } from '../../ssr/nonce-context.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import type { AnswerView } from './quotation-view.ts'

interface AnswerProps {
  answer: AnswerView
  edition: number
  labels: Labels['quotation']
}

/**
 * Buttons that answer. The form works without script; with it, a link in its place opens the chat at
 * once while the acceptance is posted in the background.
 */
export function Answer({
  answer: { action, text, takeChat, askChat },
  edition,
  labels,
}: AnswerProps) {
  const nonce = use(NonceContext)
  const canAccept = action !== null
  if (!canAccept && takeChat === null && askChat === null) return null
  return (
    <section className="quotation-answer" aria-label={labels.answer}>
      {text !== '' && <p className="quotation-answer-text">{text}</p>}
      <div className="quotation-answer-buttons">
        {canAccept && (
          <form method="post" action={action} data-take="">
            <input type="hidden" name="edition" value={edition} />
            <button className={button.chat} type="submit">
              {labels.take}
            </button>
          </form>
        )}
        {takeChat !== null && (
          <a
            className={button.chat}
            href={takeChat}
            target="_blank"
            rel="noopener noreferrer"
            {...(canAccept && { 'data-take': '', hidden: true })}
          >
            <Icon name="chat" small />
            {canAccept ? labels.take : labels.openChat}
          </a>
        )}
        {askChat !== null && (
          <a className={button.line} href={askChat} target="_blank" rel="noopener noreferrer">
            {labels.ask}
          </a>
        )}
      </div>
      {canAccept && takeChat !== null && (
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: takeInBackground }} />
      )}
    </section>
  )
}

/**
 * Shows the link instead of the form. The response leads to the page in its new state, or is that
 * page with a 409 if the quotation cannot be accepted any more. The redirect is followed by another
 * request, because a request that outlives its page should not need a second one. Without a response
 * the form comes back, so that trying again shows what is wrong.
 */
const takeInBackground = `{
  const form = document.querySelector('form[data-take]')
  const link = document.querySelector('a[data-take]')
  const show = (isLink) => {
    link.hidden = !isLink
    form.hidden = isLink
  }
  const take = async () => {
    try {
      const body = new URLSearchParams(new FormData(form))
      const options = { method: 'POST', body, keepalive: true, redirect: 'manual' }
      const taken = await fetch(form.action, options)
      const response = taken.type === 'opaqueredirect' ? await fetch(location.href) : taken
      if (!response.ok && response.status !== 409) throw response
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      document.body.replaceChildren(...page.body.children)
      scrollTo(0, 0)
    } catch {
      show(false)
    }
  }
  link.addEventListener('click', take)
  link.addEventListener('auxclick', ({ button }) => button === 1 && take())
  show(true)
}`
