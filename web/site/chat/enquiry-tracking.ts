import { createTail } from '../../../domain/enquiry/enquiry.ts'
import type { Language } from '../../../domain/languages/language.ts'

export interface Enquiry {
  /** Button that opened the chat. */
  source: 'product' | 'shop' | 'message' | 'header' | 'shortlist' | 'room'
  /** Ids of the products in the message. */
  products?: readonly string[]
  /** Selections of these products. */
  choices?: readonly EnquiredChoice[] | undefined
  /** Language of the page, if it is not the default one. */
  lang?: Language | undefined
}

/** A choice that a visitor has made of a product, by ids or by the words of the page's address. */
export interface EnquiredChoice {
  product: string
  choice: string
  value: string
}

/** Within this time, further clicks with the same source, products and choices count as the same enquiry. */
const DUPLICATE_WINDOW_MS = 600_000
/** Session storage: time and reference of each enquiry, and origin of the visit. */
const memory: Record<string, string> = import.meta.env.SSR ? {} : openMemory()

/**
 * Records an enquiry when a visitor opens a chat. With a `prefix` it returns the reference for the
 * end of the message; a chat without a text has none. Fire-and-forget: the chat opens whether or
 * not the request succeeds.
 */
export function trackEnquiry(
  { source, products = [], choices, lang }: Enquiry,
  prefix?: string,
): string {
  const key = `chat ${JSON.stringify([source, products, choices])}`
  const present = Date.now()
  const [at, before = ''] = memory[key]?.split(' ') ?? []
  if (Math.abs(present - Number(at)) < DUPLICATE_WINDOW_MS) return before
  const reference = prefix === undefined ? '' : `${prefix}-${createTail()}`
  memory[key] = `${present} ${reference}`
  const page = (location.pathname + location.search).slice(0, 500)
  const [referrer, landing] = memory.visit?.split(' ') ?? []
  const body = { source, products, choices, page, reference, referrer, landing, lang }
  // A beacon is sent even if the page is unloaded.
  navigator.sendBeacon(
    '/api/orders',
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
  return reference
}

/**
 * Storage of the visit, whose origin is kept across pages of the site. Falls back to memory if the
 * browser forbids storage.
 */
function openMemory(): Record<string, string> {
  const { referrer } = document
  const { origin, search } = location
  let memory: Record<string, string> = {}
  try {
    memory = sessionStorage
  } catch {
    // Storage is forbidden: memory of the page.
  }
  if (!memory.visit || !referrer.startsWith(origin) || search.includes('utm_'))
    memory.visit = `${referrer} ${search}`
  return memory
}
