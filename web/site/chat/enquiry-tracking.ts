import { createTail } from '../../../domain/enquiry/enquiry.ts'

export interface Enquiry {
  /** Where on the site the chat was opened. */
  source: 'product' | 'shop' | 'message' | 'header' | 'shortlist'
  /** The ids of the products it is about. */
  products?: readonly string[]
}

/** Within this time the same question is the same enquiry, however often the chat is opened. */
const DUPLICATE_WINDOW_MS = 600_000
/** What is remembered until the tab is closed: when what was asked, and where the visit began. */
const memory: Record<string, string> = import.meta.env.SSR ? {} : openMemory()

/**
 * Tells the shop that a visitor opens a chat. With the beginning of its references it answers the one that the
 * message is to end with; a chat without a text has none. Nothing waits for it, and the chat opens
 * whether or not it arrives.
 */
export function trackEnquiry({ source, products = [] }: Enquiry, prefix?: string): string {
  const key = ['chat', source, ...products].join(' ')
  const present = Date.now()
  const [at, before = ''] = memory[key]?.split(' ') ?? []
  if (Math.abs(present - Number(at)) < DUPLICATE_WINDOW_MS) return before
  const reference = prefix === undefined ? '' : `${prefix}-${createTail()}`
  memory[key] = `${present} ${reference}`
  const page = (location.pathname + location.search).slice(0, 500)
  const [referrer, landing] = memory.visit?.split(' ') ?? []
  const body = { source, products, page, reference, referrer, landing }
  // It leaves even if the page is gone by then.
  navigator.sendBeacon(
    '/api/orders',
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
  return reference
}

/** A page that others of the site lead to belongs to their visit. A browser that forbids it forgets with the page. */
function openMemory(): Record<string, string> {
  const { referrer } = document
  const { origin, search } = location
  let memory: Record<string, string> = {}
  try {
    memory = sessionStorage
  } catch {
    // Then the page itself remembers.
  }
  if (!memory.visit || !referrer.startsWith(origin) || search.includes('utm_'))
    memory.visit = `${referrer} ${search}`
  return memory
}
