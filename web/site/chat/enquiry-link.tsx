import type { MouseEvent, ReactNode, Ref } from 'react'
import { withReference } from '../../../domain/chat/chat-message.ts'
import { apiLanguageOf, chatAddress, type Site, useSite } from '../content/site.ts'
import { type Enquiry, trackEnquiry } from './enquiry-tracking.ts'

interface EnquiryLinkProps extends Enquiry {
  message: string
  /** Chat URL of the category; default: the shop's own. */
  address?: string | undefined
  className?: string
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
}

/**
 * Link that opens a chat with a message whose last line is the enquiry's reference; renders nothing
 * without a stored number.
 */
export function EnquiryLink({
  source,
  products,
  choices,
  message,
  address,
  className,
  ref,
  children,
}: EnquiryLinkProps) {
  const site = useSite()
  const href = chatAddress(site, message, address)
  if (href === null) return null

  const open = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const enquiry = { source, products, choices, lang: apiLanguageOf(site) }
    openReferenced(link, href, trackEnquiry(enquiry, site.prefix), site)
  }
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

/** Click on a chat without a subject: only a chat with a first message gets a reference. */
export function openHeaderChat(link: HTMLAnchorElement, site: Site): void {
  const { prefix, chat } = site
  const reference = trackEnquiry(
    { source: 'header', lang: apiLanguageOf(site) },
    chat.header && prefix,
  )
  if (reference) openReferenced(link, link.href, reference, site)
}

function openReferenced(
  link: HTMLAnchorElement,
  href: string,
  reference: string,
  { chatWords }: Site,
): void {
  link.href = withReference(href, reference, chatWords.reference)
  // The browser reads the URL at the end of this click; afterwards the link is reset.
  setTimeout(() => {
    link.href = href
  })
}
