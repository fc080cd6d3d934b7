import { Icon } from '../../ui/icon.tsx'
import { trackEnquiry } from '../enquiry.ts'
import { chatAddress, type Site } from '../site.ts'

/** Fixed in the corner of every public page, as long as there is a number to chat with. */
export function ChatButton({ site }: { site: Site }) {
  const href = chatAddress(site)
  if (href === null) return null
  return (
    <aside aria-label="Chat">
      <a
        className="chat-fab"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp"
        onClick={() => trackEnquiry({ source: 'header' })}
      >
        <Icon name="chat" />
      </a>
    </aside>
  )
}
