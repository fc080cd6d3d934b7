import { createReference } from '../../domain/enquiry.ts'

export interface Enquiry {
  /** Where on the site the chat was opened. */
  source: 'product' | 'shop' | 'message' | 'header' | 'shortlist'
  /** The ids of the products it is about. */
  products?: readonly string[]
}

/** Within this time the same question is the same enquiry, however often the chat is opened. */
const sameEnquiryMs = 10 * 60 * 1000
/** For a browser that forbids to store anything: it lasts as long as the page. */
const held: Record<string, string> = {}
/** The address that led here, and the query with which the visit began. */
const [referrer, landing] = import.meta.env.SSR ? [] : readVisit().split(' ')

/**
 * Tells the shop that a visitor opens a chat. With the shop's name it answers the reference that the
 * message is to end with; a chat without a text has none. Nothing waits for it, and the chat opens
 * whether or not it arrives.
 */
export function trackEnquiry({ source, products = [] }: Enquiry, brand?: string): string {
  const key = ['chat', source, ...products].join(' ')
  const present = Date.now()
  const [at, before = ''] = recall(key).split(' ')
  if (Math.abs(present - Number(at || 0)) < sameEnquiryMs) return before
  const reference = brand === undefined ? '' : createReference(brand)
  keep(key, `${present} ${reference}`)
  const page = (location.pathname + location.search).slice(0, 500)
  const body = { source, products, page, reference: reference || undefined, referrer, landing }
  const type = 'application/json'
  // The page may be gone before it has left.
  navigator.sendBeacon?.('/api/orders', new Blob([JSON.stringify(body)], { type }))
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

/** A page that follows on others of the site, or is loaded anew, belongs to their visit. */
function readVisit(): string {
  const visit = recall('visit')
  const { referrer } = document
  const isOnward = referrer.startsWith(location.origin) || visit.startsWith(`${referrer} `)
  if (visit !== '' && isOnward && !location.search.includes('utm_')) return visit
  return keep('visit', `${referrer} ${location.search}`)
}

/** What this tab remembers, until it is closed. */
function recall(key: string): string {
  try {
    return sessionStorage[key] ?? ''
  } catch {
    return held[key] ?? ''
  }
}

function keep(key: string, text: string): string {
  held[key] = text
  try {
    sessionStorage[key] = text
  } catch {
    // Nothing is remembered for longer than the page.
  }
  return text
}
