import { createReference } from '../../domain/enquiry.ts'

export interface Enquiry {
  /** Where on the site the chat was opened. */
  source: 'product' | 'shop' | 'message' | 'header' | 'shortlist'
  /** The ids of the products it is about. */
  products?: readonly string[]
}

/** Within this time the same question is the same enquiry, however often the chat is opened. */
const sameEnquiryMs = 10 * 60 * 1000
const known = new Map<string, { reference: string; at: number }>()

/**
 * Tells the shop that a visitor opens a chat. With the shop's name it answers the reference that the
 * message is to end with; a chat without a text has none. Nothing waits for it, and the chat opens
 * whether or not it arrives.
 */
export function trackEnquiry({ source, products = [] }: Enquiry, brand?: string): string {
  const key = [source, ...products].join(' ')
  const before = known.get(key)
  if (before !== undefined && Date.now() - before.at < sameEnquiryMs) return before.reference
  const reference = brand === undefined ? '' : createReference(brand)
  known.set(key, { reference, at: Date.now() })
  const page = (location.pathname + location.search).slice(0, 500)
  // Kept alive: the answer may come when the visitor has long been in the chat.
  fetch('/api/orders', {
    method: 'POST',
    body: JSON.stringify({ source, products, page, reference: reference || undefined }),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  }).catch(() => {})
  return reference
}

/** The address of a chat with the reference as the last line of its message. */
export function withReference(href: string, reference: string): string {
  const url = new URL(href)
  const text = url.searchParams.get('text') ?? ''
  const line = `Reference: ${reference}`
  // Percent-encoded as the link itself is: not every app reads `+` as a space.
  url.search = `?text=${encodeURIComponent(text === '' ? line : `${text}\n${line}`)}`
  return url.href
}
