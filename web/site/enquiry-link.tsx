import type { MouseEvent, ReactNode, Ref } from 'react'
import { type Enquiry, trackEnquiry, withReference } from './enquiry.ts'
import { chatAddress, useSite } from './site.ts'

interface EnquiryLinkProps extends Enquiry {
  message: string
  /** Whether the visitor's message ends with the reference of the enquiry. */
  quotesReference?: boolean
  className?: string
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
}

/** A link that opens a chat with a message in it; nothing as long as no number is stored. */
export function EnquiryLink({
  source,
  products,
  message,
  quotesReference = false,
  className,
  ref,
  children,
}: EnquiryLinkProps) {
  const href = chatAddress(useSite(), message)
  if (href === null) return null

  const open = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const reference = trackEnquiry({ source, products })
    if (!quotesReference) return
    link.href = withReference(href, reference)
    // The browser has read the address when this click is over; what stays is the plain one.
    setTimeout(() => {
      link.href = href
    })
  }
  return (
    <a
      ref={ref}
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={open}
      onAuxClick={(event) => {
        if (event.button === 1) open(event)
      }}
    >
      {children}
    </a>
  )
}
