import type { MouseEvent, ReactNode, Ref } from 'react'
import { withReference } from '../../../domain/chat/chat-message.ts'
import { chatAddress, type Site, useSite } from '../content/site.ts'
import { type Enquiry, trackEnquiry } from './enquiry-tracking.ts'

interface EnquiryLinkProps extends Enquiry {
  message: string
  /** Where the chat opens, if not with the shop's own number. */
  address?: string | undefined
  className?: string
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
}

/**
 * A link that opens a chat with a message in it, the reference of the enquiry in its last line;
 * nothing as long as no number is stored.
 */
export function EnquiryLink({
  source,
  products,
  message,
  address,
  className,
  ref,
  children,
}: EnquiryLinkProps) {
  const site = useSite()
  const href = chatAddress(site, message, address)
  if (href === null) return null

  const open = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) =>
    openReferenced(link, href, trackEnquiry({ source, products }, site.prefix))
  return (
    <a
      ref={ref}
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-opens-chat=""
      onClick={open}
      onAuxClick={(event) => {
        if (event.button === 1) open(event)
      }}
    >
      {children}
    </a>
  )
}

/** At a click on a chat about nothing particular: only one that says something takes a reference along. */
export function openHeaderChat(link: HTMLAnchorElement, { prefix, chat }: Site): void {
  const reference = trackEnquiry({ source: 'header' }, chat.header && prefix)
  if (reference) openReferenced(link, link.href, reference)
}

function openReferenced(link: HTMLAnchorElement, href: string, reference: string): void {
  link.href = withReference(href, reference)
  // The browser has read the address when this click is over; what stays is the plain one.
  setTimeout(() => {
    link.href = href
  })
}
