import type { MouseEvent, ReactNode, Ref } from 'react'
import { type Enquiry, trackEnquiry, withReference } from './enquiry.ts'
import { chatAddress, useSite } from './site.ts'

interface EnquiryLinkProps extends Enquiry {
  message: string
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
  className,
  ref,
  children,
}: EnquiryLinkProps) {
  const site = useSite()
  const href = chatAddress(site, message)
  if (href === null) return null

  const open = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.href = withReference(href, trackEnquiry({ source, products }, site.prefix))
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
      data-clear-of-chat=""
      onClick={open}
      onAuxClick={(event) => {
        if (event.button === 1) open(event)
      }}
    >
      {children}
    </a>
  )
}
