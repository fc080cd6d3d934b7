import { type RefObject, useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import card from '../../ui/card.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useAnswerNote } from '../answer-note.ts'
import { openHeaderChat } from '../enquiry-link.tsx'
import { chatAddress, type Site } from '../site.ts'
import css from './chat-button.module.css'

/** Fixed in the corner of every public page, as long as there is a number to chat with. */
export function ChatButton({ site }: { site: Site }) {
  const button = useRef<HTMLAnchorElement>(null)
  useStepAside(button)
  const note = useAnswerNote(site)
  const href = chatAddress(site)
  if (href === null) return null
  return (
    <aside aria-label="Chat">
      <a
        ref={button}
        className={`${css.root} off-sheet`}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Chat with us on WhatsApp${note && `. ${note}`}`}
        title={note || undefined}
        onClick={({ currentTarget }) => openHeaderChat(currentTarget, site)}
      >
        <Icon name="chat" />
      </a>
    </aside>
  )
}

/** What can be pressed or is read to its end; photographs, films and running text may lie below the button. */
const controls = `main :is(button:not([data-under-chat]), input, select, textarea, .${button.root}, .${card.root} :is(h2, h3, p, span), [data-clear-of-chat]), footer a`

/** Lets the button make room at the edge while it would lie on a control. */
function useStepAside(button: RefObject<HTMLAnchorElement | null>): void {
  useEffect(() => {
    const look = () => {
      const place = button.current
      if (place === null) return
      const { top, bottom } = place.getBoundingClientRect()
      // Where it belongs, aside or not.
      const left = place.offsetLeft
      const isNear = [...document.querySelectorAll(controls)].some((control) => {
        const box = control.getBoundingClientRect()
        return box.right > left && box.left < innerWidth && box.bottom > top && box.top < bottom
      })
      place.toggleAttribute('data-aside', isNear)
    }
    // Told at once, and whenever the page grows or shrinks.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
    }
  }, [button])
}
